import { PlatformError } from '@platform/sdk'
import { login } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { rememberedDevice } from '../../storage/rememberedDevice.ts'
import { forgetLogin, recallLogin, type RecalledLogin } from '../../storage/rememberedLogin.ts'
import { messageKeyOfError } from '../../i18n/useErrorText.ts'
import { payloadOf, useUnlinkedProof } from '../identity/proof.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import { checkLogin, emptyLogin, savedPassword, type LoginValues } from '../loginRules.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualLoginRules } from '../rules/usualRules.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useRemember } from '../useRemember.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { LoginFormProps } from './LoginForm.tsx'

/** The login by user name and password (2.9). The dots of a remembered login stand for a token of this device, or for a password that is decrypted only on submit. */
export function usePasswordLogin(remembered: RecalledLogin | undefined): Omit<LoginFormProps, 'registerHref' | 'forgetHref'> {
  const client = useClient()
  const rules = useKnownRules(usualLoginRules)
  const social = useSocialLogin()
  const warnIfNotStored = useWarnIfNotStored()
  const remembering = useRemember()
  const [unlinked, setUnlinked] = useUnlinkedProof()
  const { signIn, signInByToken, captcha } = useSignIn()

  async function attempt(remember: boolean, send: () => Promise<{ deviceToken?: string }>) {
    chooseAutoLogin(remember)
    try {
      const { deviceToken } = await send()
      // The gateway recognizes a device that remembers the member: failed logins of strangers do not lock it out.
      if (remember && deviceToken) entries.knownDevice.set(deviceToken)
    } catch (failure) {
      // The password was changed elsewhere, or the token ended: the player has to type it.
      if (failure instanceof PlatformError && failure.code === 'login.remembered') await forgetLogin()
      throw failure
    }
  }

  /** The dots stand for nothing any more. */
  async function requestPassword() {
    form.clear('password')
    await form.check('password', { shouldFocus: true })
  }

  async function byToken({ remember, captcha: digits }: LoginValues) {
    const device = await rememberedDevice()
    if (!device) return requestPassword()
    const { used, ...tokens } = device
    const deviceToken = entries.knownDevice.get()
    try {
      await attempt(remember, () => signInByToken({ ...tokens, deviceToken }, digits))
    } catch (failure) {
      if (!recallLogin()) await requestPassword()
      throw failure
    }
    await (remember ? used() : forgetLogin())
    warnIfNotStored(remember)
  }

  async function byPassword({ username, password, remember, captcha: digits }: LoginValues) {
    const device = remember ? await remembering(username) : undefined
    const proof = { ...payloadOf(unlinked), ...device?.fields, deviceToken: entries.knownDevice.get() }
    await attempt(remember, () => signIn({ type: 'username', username, password, ...proof }, digits))
    setUnlinked(undefined)
    setSessionPassword(client, password)
    if (!device) await forgetLogin()
    warnIfNotStored(remember, await device?.store(password))
  }

  const form = useAccountForm({
    call: login,
    empty: {
      ...emptyLogin,
      ...(remembered?.type === 'username' && { username: remembered.username, password: savedPassword }),
    },
    rules,
    ruleNames: { username: 'loginUsername', password: 'loginPassword' },
    captcha,
    shown: ['username', 'password', ...(captcha ? ['captcha'] : [])],
    check: (values) => checkLogin(values, rules, captcha !== undefined),
    toInput: ({ username, password }) => ({ type: 'username' as const, username, password }),
    send: async (_input, values) => {
      const isSaved = values.password === savedPassword
      const saved = isSaved ? recallLogin() : undefined
      const password = isSaved && !saved?.byToken ? await saved?.reveal() : values.password
      if (saved?.byToken) await byToken(values)
      // The browser has deleted the key, or another tab the login.
      else if (password === undefined) await requestPassword()
      else await byPassword({ ...values, password })
      return false
    },
  })
  return { form, rules, social, captcha, isWrong: messageKeyOfError(form.error) === 'loginIncorrect' }
}
