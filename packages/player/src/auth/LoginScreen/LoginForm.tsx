import { useTranslations } from 'use-intl'
import { Button, CaptchaField, Checkbox, MemberIcon, PasswordField, TextField } from '@platform/ui'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
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
  /** Accounts elsewhere that sign in too. */
  social: SocialLogin
  /** Where somebody without an account goes; absent where registration does not exist. */
  registerHref?: string
  error?: Failure
  pending: boolean
  onSubmit: (values: LoginValues) => void | Promise<unknown>
}

/** User name, password, captcha when asked for, remember-me (2.9, 5). */
export function LoginForm({ savedUsername, captcha, social, registerHref, error, pending, onSubmit }: LoginFormProps) {
  const t = useTranslations('auth')
  const failure = useTranslations('errors')
  const { register, submit, getValues, errors, saved, username, password } = useLoginForm({
    savedUsername,
    captchaImage: captcha?.image,
    withCaptcha: captcha !== undefined,
    onSubmit,
  })
  const messageOf = (key: string | undefined, limits?: { min: number; max: number }) => key && t(key as LoginMessage, limits ?? {})
  return (
    <form className={form} onSubmit={submit} noValidate>
      <UnlinkedNotice registerHref={registerHref} />
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={loginLimits.username.max}
        {...username}
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
          error={captcha.image === '' ? failure('loadingFailed') : messageOf(errors.captcha?.message)}
        />
      )}
      <Checkbox label={t('remember')} {...register('remember')} />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
      <SocialButtons {...social} onStart={(channel) => social.onStart(channel, getValues('remember'))} />
    </form>
  )
}
