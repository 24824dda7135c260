import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import { MemberIcon, PasswordField, TextField, useRenderLink } from '@platform/ui'
import type { RegisterRule } from '@platform/sdk/account'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
import type { Failure } from '../FailureNotice.tsx'
import { checkLogin, editedPassword, savedPassword, type LoginValues } from '../loginRules.ts'
import { ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { keepTyped } from '../keepTyped.ts'
import { SignInEnd } from './SignInEnd.tsx'
import { WithoutCaptcha } from './WithoutCaptcha.tsx'
import { useSignInForm } from './useSignInForm.ts'
import { forgotten, form, recover } from './LoginForm.css.ts'

export interface LoginFormProps {
  rules: readonly RegisterRule[]
  /** User name of a remembered login: its password shows as dots and stays encrypted. */
  savedUsername?: string
  /** Shown after a failure that required it; no `image` while one is fetched. */
  captcha?: ShownCaptcha
  /** Third-party accounts that can sign in. */
  social: SocialLogin
  /** Address of registration; absent where it does not exist. */
  registerHref?: string
  /** Address of password recovery; absent where that screen does not exist. */
  forgetHref?: string
  /** Switches to the sign-in by SMS; absent where it does not exist. */
  onUseCode?: () => void
  error?: Failure
  /** The error is a wrong user name or password. */
  isWrong?: boolean
  pending: boolean
  /** Resolves to the field whose value is used up, if any. */
  onSubmit: (values: LoginValues) => void | Promise<'password' | undefined>
}

const fieldNames = ['username', 'password', 'captcha'] as const

/** User name, password, captcha when required, remember-me (2.9, 5). */
export function LoginForm({
  rules,
  savedUsername,
  captcha,
  social,
  registerHref,
  forgetHref,
  onUseCode,
  error,
  isWrong,
  pending,
  onSubmit,
}: LoginFormProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const link = useRenderLink()
  const { register, handleSubmit, control, formState, getValues, setValue, trigger } = useSignInForm<LoginValues>({
    defaultValues: { username: savedUsername ?? '', password: savedUsername ? savedPassword : '', captcha: '', remember: true },
    check: (values, withCaptcha) => checkLogin(values, rules, withCaptcha),
    captcha,
    fieldNames,
  })
  const { errors } = formState
  const isSavedPassword = useWatch({ control, name: 'password' }) === savedPassword
  // In the order of the form: the first field that fails gets the focus.
  const username = keepTyped(register('username'), setValue)
  const password = keepTyped(register('password'), setValue)
  const editPassword = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = editedPassword(getValues('password'), event.target.value)
    return password.onChange(event)
  }
  const submit = async (values: LoginValues) => {
    const usedUp = await onSubmit(values)
    if (!usedUp) return
    setValue(usedUp, '')
    await trigger(usedUp, { shouldFocus: true })
  }
  const withoutCaptcha = <WithoutCaptcha onUseCode={onUseCode} recoverHref={forgetHref} />
  const rule = { username: ruleOf(rules, 'loginUsername'), password: ruleOf(rules, 'loginPassword') }
  return (
    // `dialog`: before hydration the browser sends nothing, least of all a password in an address.
    <form className={form} method="dialog" onSubmit={handleSubmit(submit)} noValidate>
      <UnlinkedNotice unlinked={social.unlinked} registerHref={registerHref} />
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        limit={rule.username.maxLength || undefined}
        clean={cleanCode}
        {...username}
        error={textOf(errors.username?.message, rule.username)}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        revealable={!isSavedPassword}
        hint={isSavedPassword && t('savedPassword')}
        limit={rule.password.maxLength ? rule.password.maxLength + (isSavedPassword ? savedPassword.length : 0) : undefined}
        {...password}
        onChange={editPassword}
        error={textOf(errors.password?.message, rule.password)}
      />
      {forgetHref && link({ href: forgetHref, className: forgotten, children: t('forgotten') })}
      <SignInEnd
        rules={rules}
        captcha={captcha}
        withoutCaptcha={withoutCaptcha}
        digits={register('captcha')}
        wrong={errors.captcha?.message}
        remember={register('remember')}
        error={error}
        wayOn={isWrong && forgetHref && link({ href: forgetHref, className: recover, children: t('forget.recover') })}
        pending={pending}
      />
      <SocialButtons
        {...social}
        withoutCaptcha={!captcha && withoutCaptcha}
        onStart={(channel, digits) => social.onStart(channel, getValues('remember'), digits)}
      />
    </form>
  )
}
