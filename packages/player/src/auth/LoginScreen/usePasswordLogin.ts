import { useState } from 'react'
import { PlatformError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { rememberedDevice } from '../../storage/rememberedDevice.ts'
import { forgetLogin, recallLogin, type RecalledLogin } from '../../storage/rememberedLogin.ts'
import { messageKeyOfError } from '../../i18n/useErrorText.ts'
import { payloadOf, useUnlinkedProof } from '../identity/proof.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import { savedPassword, type LoginValues } from '../loginRules.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualLoginRules } from '../rules/usualRules.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useRemember } from '../useRemember.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { LoginFormProps } from './LoginForm.tsx'

/** The login by user name and password (2.9). The dots of a remembered login stand for a token of this device, or for a password that is decrypted only on submit. */
export function usePasswordLogin(remembered: RecalledLogin | undefined): Omit<LoginFormProps, 'registerHref' | 'forgetHref'> {
  const client = useClient()
  const rules = useKnownRules(usualLoginRules)
  const social = useSocialLogin()
  const failureOf = useFailure()
  const warnIfNotStored = useWarnIfNotStored()
  const remembering = useRemember()
  const [unlinked, setUnlinked] = useUnlinkedProof()
  const { signIn, signInByToken, captcha, pending } = useSignIn()
  const [error, setError] = useState<unknown>()

  /** Resolves to true once signed in. */
  async function attempt(remember: boolean, send: () => Promise<{ deviceToken?: string }>): Promise<boolean> {
    setError(undefined)
    chooseAutoLogin(remember)
    try {
      const { deviceToken } = await send()
      // The gateway recognizes a device that remembers the member: failed logins of strangers do not lock it out.
      if (remember && deviceToken) entries.knownDevice.set(deviceToken)
      return true
    } catch (failure) {
      setError(failure)
      // The password was changed elsewhere, or the token ended: the player has to type it.
      if (failure instanceof PlatformError && failure.code === 'login.remembered') await forgetLogin()
      return false
    }
  }

  async function byToken({ remember, captcha: digits }: LoginValues) {
    const device = await rememberedDevice()
    if (!device) return 'password'
    const { used, ...tokens } = device
    const deviceToken = entries.knownDevice.get()
    const isIn = await attempt(remember, () => signInByToken({ ...tokens, deviceToken }, digits))
    if (!isIn) return recallLogin() ? undefined : 'password'
    await (remember ? used() : forgetLogin())
    warnIfNotStored(remember)
    return undefined
  }

  const onSubmit = useOnce(async (values: LoginValues) => {
    const { username, password, remember, captcha: digits } = values
    const saved = password === savedPassword ? recallLogin() : undefined
    if (saved?.byToken) return byToken(values)
    const plainPassword = password === savedPassword ? await saved?.reveal() : password
    // The browser has deleted the key, or another tab the login.
    if (plainPassword === undefined) return 'password'
    const name = username.trim()
    const device = remember ? await remembering(name) : undefined
    const proof = { ...payloadOf(unlinked), ...device?.fields, deviceToken: entries.knownDevice.get() }
    const isIn = await attempt(remember, () => signIn({ type: 'username', username: name, password: plainPassword, ...proof }, digits))
    if (!isIn) return undefined
    setUnlinked(undefined)
    setSessionPassword(client, plainPassword)
    if (!device) await forgetLogin()
    warnIfNotStored(remember, await device?.store(plainPassword))
    return undefined
  })

  const savedUsername = remembered?.type === 'username' ? remembered.username : undefined
  return {
    rules,
    social,
    savedUsername,
    captcha,
    error: failureOf(error),
    isWrong: messageKeyOfError(error) === 'loginIncorrect',
    pending,
    onSubmit,
  }
}
