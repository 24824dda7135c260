import type { RecalledLogin } from '../../storage/rememberedLogin.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import { useLoginRules } from '../rules/useLoginRules.ts'
import { useFailure } from '../useFailure.ts'
import type { LoginFormProps } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'

/** The login by user name (2.9). */
export function useUserNameLogin(remembered: RecalledLogin | undefined): Omit<LoginFormProps, 'registerHref' | 'forgetHref'> {
  const social = useSocialLogin()
  const failureOf = useFailure()
  const rules = useLoginRules()
  const { submit, captcha, error, pending } = useLogin()
  return {
    rules,
    social,
    savedUsername: remembered?.type === 'username' ? remembered.username : undefined,
    captcha,
    error: failureOf(error),
    pending,
    onSubmit: submit,
  }
}
