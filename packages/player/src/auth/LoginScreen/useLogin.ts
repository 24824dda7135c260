import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { loginMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { forgetLogin, recallLogin, rememberLogin } from '../../storage/rememberedLogin.ts'
import { savedPassword, type LoginValues } from '../loginRules.ts'

interface Captcha {
  captchaId: string
}

/** Signs in with what the form holds. Ten quick taps are one request; the remembered password is opened only here. */
export function useLogin(captcha: Captcha | undefined) {
  const mutation = useMutation(loginMutation(useClient()))
  const busy = useRef(false)

  const submit = async (values: LoginValues): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    try {
      return await signIn(values)
    } finally {
      busy.current = false
    }
  }

  const signIn = async ({ username, password, remember, captcha: digits }: LoginValues): Promise<boolean> => {
    const opened = password === savedPassword ? await recallLogin()?.reveal() : password
    if (opened === undefined) return false
    chooseAutoLogin(remember)
    const shown = captcha ? { captcha: digits, captchaId: captcha.captchaId } : {}
    try {
      await mutation.mutateAsync({ type: 'username', username, password: opened, ...shown })
    } catch {
      // The screen shows `error`.
      return false
    }
    await (remember ? rememberLogin(username, opened) : forgetLogin())
    return true
  }

  return { submit, error: mutation.error, pending: mutation.isPending }
}
