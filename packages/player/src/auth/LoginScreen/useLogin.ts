import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import type { LoginResult } from '@platform/sdk/account'
import { loginMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'
import { holdPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { forgetLogin, recallLogin, rememberLogin, rememberNumber } from '../../storage/rememberedLogin.ts'
import { payloadOf, unlinkedProofAtom } from '../identity/proof.ts'
import { savedPassword, type CodeLoginValues, type LoginValues } from '../loginRules.ts'
import { useCaptcha } from '../useCaptcha.ts'
import { useOnce } from '../useOnce.ts'
import { useTellIfLost } from '../useTellIfLost.ts'

interface CodeLogin extends CodeLoginValues {
  dialling: string
  /** Where a third party sent the code: trades it for a proof. */
  prove?: IdentityProvider['confirmCode']
}

/** A device that remembers the member is known to the gateway: strangers' failures do not lock it out. */
function knowDevice(remember: boolean, { deviceToken }: LoginResult) {
  if (remember && deviceToken) entries.knownDevice.set(deviceToken)
}

/** Signs in with what the form holds. The remembered password is opened only here. */
export function useLogin() {
  const client = useClient()
  const { mutateAsync, error, isPending } = useMutation(loginMutation(client))
  const [unlinked, setUnlinked] = useAtom(unlinkedProofAtom)
  const tellIfLost = useTellIfLost()
  const captcha = useCaptcha()
  const [unproven, setUnproven] = useState<unknown>()

  const submit = useOnce(async ({ username, password, remember, captcha: digits }: LoginValues): Promise<boolean> => {
    const opened = password === savedPassword ? await recallLogin()?.reveal() : password
    if (opened === undefined) return false
    chooseAutoLogin(remember)
    try {
      const name = username.trim()
      const answer = await captcha.payloadOf(digits)
      const known = { deviceToken: entries.knownDevice.get() }
      const session = await mutateAsync({ type: 'username', username: name, password: opened, ...known, ...answer, ...payloadOf(unlinked) })
      knowDevice(remember, session)
    } catch (failure) {
      captcha.failed(failure)
      return false
    }
    setUnlinked(undefined)
    holdPassword(client, opened)
    if (remember) tellIfLost(remember, await rememberLogin(username.trim(), opened))
    else {
      await forgetLogin()
      tellIfLost(remember)
    }
    return true
  })

  const submitCode = useOnce(async ({ mobile, code, captcha: digits, remember, dialling, prove }: CodeLogin): Promise<boolean> => {
    setUnproven(undefined)
    chooseAutoLogin(remember)
    const number = { mobileNum: mobile, countryDialingCode: dialling }
    try {
      const proof = payloadOf(await prove?.(number, code))
      const own = proof ? { ...proof, firebaseMobileNo: mobile } : { username: mobile, password: code }
      const answer = await captcha.payloadOf(digits)
      knowDevice(remember, await mutateAsync({ type: 'mobile', ...own, ...answer, countryDialingCode: dialling }))
    } catch (failure) {
      captcha.failed(failure)
      setUnproven(failure)
      return false
    }
    await (remember ? rememberNumber(mobile, dialling) : forgetLogin())
    tellIfLost(remember)
    return true
  })

  return { submit, submitCode, captcha: captcha.field, error: unproven ?? error, pending: isPending || captcha.proving }
}
