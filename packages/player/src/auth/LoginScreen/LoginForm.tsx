import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import { MemberIcon, PasswordField, TextField, useRenderLink } from '@platform/ui'
import type { RegisterRule } from '@platform/sdk/account'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
import { editedPassword, savedPassword, type LoginValues } from '../loginRules.ts'
import { ruleOf } from '../rules/accountRules.ts'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { SignInEnd } from './SignInEnd.tsx'
import { WithoutCaptcha } from './WithoutCaptcha.tsx'
import { forgotten, form as formStyle, recover } from './LoginForm.css.ts'

export interface LoginFormProps {
  /** The password of a remembered login shows as dots and stays encrypted. */
  form: CallForm<LoginValues>
  rules: readonly RegisterRule[]
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
  /** The failure is a wrong user name or password. */
  isWrong?: boolean
}

/** User name, password, captcha when required, remember-me (2.9, 5). */
export function LoginForm({ form, rules, captcha, social, registerHref, forgetHref, onUseCode, isWrong }: LoginFormProps) {
  const t = useTranslations('auth')
  const link = useRenderLink()
  const isSavedPassword = form.values.password === savedPassword
  const password = form.field('password')
  const editPassword = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = editedPassword(form.values.password, event.target.value)
    return password.onChange?.(event)
  }
  const withoutCaptcha = <WithoutCaptcha onUseCode={onUseCode} recoverHref={forgetHref} />
  const { maxLength } = ruleOf(rules, 'loginPassword')
  return (
    <Form
      form={form}
      className={formStyle}
      submit={t('submit')}
      failureEnd={isWrong && forgetHref && link({ href: forgetHref, className: recover, children: t('forget.recover') })}
      more={
        <SocialButtons
          {...social}
          withoutCaptcha={!captcha && withoutCaptcha}
          onStart={(channel, digits) => social.onStart(channel, form.values.remember, digits)}
        />
      }
    >
      <UnlinkedNotice unlinked={social.unlinked} registerHref={registerHref} />
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        limit={ruleOf(rules, 'loginUsername').maxLength || undefined}
        clean={cleanCode}
        {...form.field('username')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        revealable={!isSavedPassword}
        hint={isSavedPassword && t('savedPassword')}
        limit={maxLength ? maxLength + (isSavedPassword ? savedPassword.length : 0) : undefined}
        {...password}
        onChange={editPassword}
      />
      {forgetHref && link({ href: forgetHref, className: forgotten, children: t('forgotten') })}
      <SignInEnd form={form} captcha={captcha} withoutCaptcha={withoutCaptcha} />
    </Form>
  )
}
