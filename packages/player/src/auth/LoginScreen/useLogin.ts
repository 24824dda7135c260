import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { loginMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'
import { holdPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { forgetLogin, recallLogin, rememberLogin, rememberNumber } from '../../storage/rememberedLogin.ts'
import { payloadOf, unlinkedProofAtom } from '../identity/proof.ts'
import { savedPassword, type CodeLoginValues, type LoginValues } from '../loginRules.ts'
import { useOnce } from '../useOnce.ts'
import { useTellIfLost } from '../useTellIfLost.ts'

interface Captcha {
  captchaId: string
}

interface CodeLogin extends CodeLoginValues {
  dialling: string
  /** Where a third party sent the code: trades it for a proof. */
  prove?: IdentityProvider['confirmCode']
}

/** Signs in with what the form holds. The remembered password is opened only here. */
export function useLogin(captcha: Captcha | undefined) {
  const client = useClient()
  const { mutateAsync, error, isPending } = useMutation(loginMutation(client))
  const [unlinked, setUnlinked] = useAtom(unlinkedProofAtom)
  const tellIfLost = useTellIfLost()
  const [unproven, setUnproven] = useState<unknown>()

  const submit = useOnce(async ({ username, password, remember, captcha: digits }: LoginValues): Promise<boolean> => {
    const opened = password === savedPassword ? await recallLogin()?.reveal() : password
    if (opened === undefined) return false
    chooseAutoLogin(remember)
    const shown = captcha ? { captcha: digits, captchaId: captcha.captchaId } : {}
    try {
      await mutateAsync({ type: 'username', username, password: opened, ...shown, ...payloadOf(unlinked) })
    } catch {
      // The screen shows `error`.
      return false
    }
    setUnlinked(undefined)
    holdPassword(client, opened)
    if (remember) tellIfLost(remember, await rememberLogin(username, opened))
    else {
      await forgetLogin()
      tellIfLost(remember)
    }
    return true
  })

  const submitCode = useOnce(async ({ mobile, code, remember, dialling, prove }: CodeLogin): Promise<boolean> => {
    setUnproven(undefined)
    chooseAutoLogin(remember)
    const number = { mobileNum: mobile, countryDialingCode: dialling }
    try {
      const proof = payloadOf(await prove?.(number, code))
      const own = proof ? { ...proof, firebaseMobileNo: mobile } : { username: mobile, password: code }
      await mutateAsync({ type: 'mobile', ...own, countryDialingCode: dialling })
    } catch (failure) {
      setUnproven(failure)
      return false
    }
    await (remember ? rememberNumber(mobile, dialling) : forgetLogin())
    tellIfLost(remember)
    return true
  })

  return { submit, submitCode, error: unproven ?? error, pending: isPending }
}
