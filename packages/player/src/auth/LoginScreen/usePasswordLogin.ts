import { useState } from 'react'
import { useClient } from '@platform/sdk/react'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { forgetLogin, recallLogin, rememberLogin, type RecalledLogin } from '../../storage/rememberedLogin.ts'
import { messageKeyOfError } from '../../i18n/useErrorText.ts'
import { payloadOf, useUnlinkedProof } from '../identity/proof.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import { savedPassword, type LoginValues } from '../loginRules.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualLoginRules } from '../rules/usualRules.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { LoginFormProps } from './LoginForm.tsx'

/** The login by user name and password (2.9). A remembered password is decrypted only on submit. */
export function usePasswordLogin(remembered: RecalledLogin | undefined): Omit<LoginFormProps, 'registerHref' | 'forgetHref'> {
  const client = useClient()
  const rules = useKnownRules(usualLoginRules)
  const social = useSocialLogin()
  const failureOf = useFailure()
  const warnIfNotStored = useWarnIfNotStored()
  const [unlinked, setUnlinked] = useUnlinkedProof()
  const { signIn, captcha, pending } = useSignIn()
  const [error, setError] = useState<unknown>()

  const onSubmit = useOnce(async ({ username, password, remember, captcha: digits }: LoginValues) => {
    const plainPassword = password === savedPassword ? await recallLogin()?.reveal() : password
    // The browser has deleted the key, or another tab the login.
    if (plainPassword === undefined) return 'password'
    setError(undefined)
    chooseAutoLogin(remember)
    const name = username.trim()
    try {
      const device = { deviceToken: entries.knownDevice.get() }
      const { deviceToken } = await signIn(
        { type: 'username', username: name, password: plainPassword, ...device, ...payloadOf(unlinked) },
        digits,
      )
      // The gateway recognizes a device that remembers the member: failed logins of strangers do not lock it out.
      if (remember && deviceToken) entries.knownDevice.set(deviceToken)
    } catch (failure) {
      setError(failure)
      return undefined
    }
    setUnlinked(undefined)
    setSessionPassword(client, plainPassword)
    if (remember) warnIfNotStored(remember, await rememberLogin(name, plainPassword))
    else {
      await forgetLogin()
      warnIfNotStored(remember)
    }
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
