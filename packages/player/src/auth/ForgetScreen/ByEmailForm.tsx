import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import { Button, MailIcon, MemberIcon, TextField } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
import { keepTyped } from '../keepTyped.ts'
import { resolverOf, ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { checkByEmail, type ByEmailValues } from './forgetRules.ts'
import { form } from './ForgetView.css.ts'

export interface ByEmailFormProps {
  rules: readonly RegisterRule[]
  pending: boolean
  error?: Failure
  onSubmit: (values: ByEmailValues) => void
}

const fieldNames = ['username', 'email'] as const

/** User name and e-mail: a temporary password is sent there (2.11). */
export function ByEmailForm({ rules, pending, error, onSubmit }: ByEmailFormProps) {
  const t = useTranslations('auth')
  const shared = useTranslations('errors')
  const textOf = useFieldText()
  const { register, handleSubmit, formState, trigger, getValues, setValue } = useForm<ByEmailValues>({
    mode: 'onTouched',
    defaultValues: { username: '', email: '' },
    resolver: resolverOf((values) => checkByEmail(values, rules)),
  })
  const { errors } = formState
  useRecheckOnLanguage(fieldNames, getValues, trigger)
  return (
    <form className={form} method="dialog" onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...keepTyped(register('username'), setValue)}
        error={textOf(errors.username?.message, ruleOf(rules, 'loginUsername'))}
      />
      <TextField
        label={t('forget.email')}
        hint={t('forget.emailHint')}
        start={<MailIcon size="sm" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        {...keepTyped(register('email'), setValue)}
        error={errors.email && shared('in_email_incorrect')}
      />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('forget.send')}
      </Button>
    </form>
  )
}
