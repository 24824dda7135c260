import { useTranslations } from 'use-intl'
import { Button, Checkbox, MemberIcon, PasswordField, TextField, useRenderLink } from '@platform/ui'
import type { RegisterRule } from '@platform/sdk/account'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../keepFocus.ts'
import { savedPassword, type LoginValues } from '../loginRules.ts'
import { ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { useLoginForm } from './useLoginForm.ts'
import { forgotten, form, recover } from './LoginForm.css.ts'

export interface LoginFormProps {
  rules: readonly RegisterRule[]
  /** User name of a remembered login: its password shows as dots and stays sealed. */
  savedUsername?: string
  /** Shown after a failure that asked for it; no `image` while one is fetched. */
  captcha?: ShownCaptcha
  /** Accounts elsewhere that sign in too. */
  social: SocialLogin
  /** Where somebody without an account goes; absent where registration does not exist. */
  registerHref?: string
  /** Where a password is recovered; absent where that screen does not exist. */
  forgetHref?: string
  error?: Failure
  pending: boolean
  onSubmit: (values: LoginValues) => void | Promise<unknown>
}

/** User name, password, captcha when asked for, remember-me (2.9, 5). */
export function LoginForm({ rules, savedUsername, captcha, social, registerHref, forgetHref, error, pending, onSubmit }: LoginFormProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const link = useRenderLink()
  const { register, submit, getValues, errors, saved, username, password } = useLoginForm({
    savedUsername,
    rules,
    captchaImage: captcha?.image,
    withCaptcha: captcha !== undefined,
    onSubmit,
  })
  const rule = { username: ruleOf(rules, 'loginUsername'), password: ruleOf(rules, 'loginPassword') }
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
        maxLength={rule.username.maxLength || undefined}
        {...username}
        error={textOf(errors.username?.message, rule.username)}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        revealable={!saved}
        hint={saved && t('savedPassword')}
        maxLength={rule.password.maxLength ? rule.password.maxLength + (saved ? savedPassword.length : 0) : undefined}
        {...password}
        error={textOf(errors.password?.message, rule.password)}
      />
      {forgetHref && link({ href: forgetHref, className: forgotten, children: t('forgotten') })}
      {captcha && (
        <ShownCaptchaField
          {...captcha}
          enterKeyHint="go"
          {...register('captcha')}
          error={textOf(errors.captcha?.message, ruleOf(rules, 'captcha'))}
        />
      )}
      <Checkbox label={t('remember')} {...register('remember')} />
      <FailureNotice failure={error} end={forgetHref && link({ href: forgetHref, className: recover, children: t('forget.recover') })} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
      <SocialButtons {...social} onStart={(channel, digits) => social.onStart(channel, getValues('remember'), digits)} />
    </form>
  )
}
