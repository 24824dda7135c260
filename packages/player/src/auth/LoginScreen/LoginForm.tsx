import { useTranslations } from 'use-intl'
import { Button, CaptchaField, Checkbox, MemberIcon, PasswordField, TextField } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../keepFocus.ts'
import { loginLimits, savedPassword, type LoginMessage, type LoginValues } from '../loginRules.ts'
import { useLoginForm } from './useLoginForm.ts'
import { form } from './LoginForm.css.ts'

export interface LoginFormProps {
  /** User name of a remembered login: its password shows as dots and stays sealed. */
  savedUsername?: string
  /** Shown after a failure that asked for it; no `image` while one is fetched. */
  captcha?: { image?: string; onRefresh: () => void }
  error?: Failure
  pending: boolean
  onSubmit: (values: LoginValues) => void | Promise<unknown>
}

/** User name, password, captcha when asked for, remember-me (2.9, 5). */
export function LoginForm({ savedUsername, captcha, error, pending, onSubmit }: LoginFormProps) {
  const t = useTranslations('auth')
  const { register, submit, errors, saved, password } = useLoginForm({
    savedUsername,
    captchaImage: captcha?.image,
    withCaptcha: captcha !== undefined,
    onSubmit,
  })
  const messageOf = (key: string | undefined, limits?: { min: number; max: number }) => key && t(key as LoginMessage, limits ?? {})
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={loginLimits.username.max}
        {...register('username')}
        error={messageOf(errors.username?.message, loginLimits.username)}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        revealable={!saved}
        hint={saved && t('savedPassword')}
        maxLength={saved ? savedPassword.length + loginLimits.password.max : loginLimits.password.max}
        {...password}
        error={messageOf(errors.password?.message, loginLimits.password)}
      />
      {captcha && (
        <CaptchaField
          label={t('captcha')}
          image={captcha.image}
          onRefresh={captcha.onRefresh}
          enterKeyHint="go"
          {...register('captcha')}
          error={messageOf(errors.captcha?.message)}
        />
      )}
      <Checkbox label={t('remember')} {...register('remember')} />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
    </form>
  )
}
