import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CaptchaRequiredError } from '@platform/sdk'
import { captchaQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { RecalledLogin } from '../../storage/rememberedLogin.ts'
import { captchaImage } from '../captchaImage.ts'
import { useFailure } from '../useFailure.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import type { LoginFormProps } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'

/** The login by user name, with the captcha that a failure may ask for (2.9). */
export function useUserNameLogin(remembered: RecalledLogin | undefined): Omit<LoginFormProps, 'registerHref'> {
  const social = useSocialLogin()
  const failureOf = useFailure()
  const [wantsCaptcha, setWantsCaptcha] = useState(false)
  const captcha = useQuery({ ...captchaQuery(useClient()), enabled: wantsCaptcha })
  const { submit, error, pending } = useLogin(wantsCaptcha ? captcha.data : undefined)
  if (!wantsCaptcha && error instanceof CaptchaRequiredError) setWantsCaptcha(true)
  const refresh = () => void captcha.refetch()
  return {
    social,
    savedUsername: remembered?.type === 'username' ? remembered.username : undefined,
    captcha: wantsCaptcha ? { image: captchaImage(captcha), onRefresh: refresh } : undefined,
    error: failureOf(error),
    pending,
    onSubmit: async (values) => {
      const done = await submit(values)
      // A captcha serves one attempt.
      if (done === false && wantsCaptcha) refresh()
    },
  }
}
