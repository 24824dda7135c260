import { useMutation } from '@tanstack/react-query'
import { loginMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { holdPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { forgetLogin, recallLogin, rememberLogin, rememberNumber } from '../../storage/rememberedLogin.ts'
import { savedPassword, type CodeLoginValues, type LoginValues } from '../loginRules.ts'
import { useOnce } from '../useOnce.ts'

interface Captcha {
  captchaId: string
}

/** Signs in with what the form holds. The remembered password is opened only here. */
export function useLogin(captcha: Captcha | undefined) {
  const client = useClient()
  const { mutateAsync, error, isPending } = useMutation(loginMutation(client))

  const submit = useOnce(async ({ username, password, remember, captcha: digits }: LoginValues): Promise<boolean> => {
    const opened = password === savedPassword ? await recallLogin()?.reveal() : password
    if (opened === undefined) return false
    chooseAutoLogin(remember)
    const shown = captcha ? { captcha: digits, captchaId: captcha.captchaId } : {}
    try {
      await mutateAsync({ type: 'username', username, password: opened, ...shown })
    } catch {
      // The screen shows `error`.
      return false
    }
    holdPassword(client, opened)
    await (remember ? rememberLogin(username, opened) : forgetLogin())
    return true
  })

  const submitCode = useOnce(async ({ mobile, code, remember, dialling }: CodeLoginValues & { dialling: string }): Promise<boolean> => {
    chooseAutoLogin(remember)
    try {
      await mutateAsync({ type: 'mobile', username: mobile, password: code, countryDialingCode: dialling })
    } catch {
      return false
    }
    await (remember ? rememberNumber(mobile, dialling) : forgetLogin())
    return true
  })

  return { submit, submitCode, error, pending: isPending }
}
