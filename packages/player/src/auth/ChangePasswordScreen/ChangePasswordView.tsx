import { useEffect, useRef, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import { Button, focusFirstError, MemberIcon, PasswordField, TextField } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
import { checkNeeded, checkNewPassword, resolverOf, ruleOf } from '../rules/accountRules.ts'
import { useFieldText, useFormatText } from '../rules/useFieldText.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { form, intro, page } from './ChangePasswordView.css.ts'

export interface ChangePasswordValues {
  /** '' while the field is not shown. */
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

export interface ChangePasswordViewProps {
  userName: string
  rules: readonly RegisterRule[]
  /** This session has no stored password: the player has to type it. */
  asksOld: boolean
  /** The gateway refused the old password. */
  oldIsWrong?: boolean
  /** The refused password is being corrected. */
  onOld?: () => void
  firstTime: boolean
  pending: boolean
  error?: Failure
  onSubmit: (values: ChangePasswordValues) => void
}

const fieldNames = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const

/** User name, old password if it is not stored, new password and its confirmation (2.12). */
export function ChangePasswordView({
  userName,
  rules,
  asksOld,
  oldIsWrong,
  onOld,
  firstTime,
  pending,
  error,
  onSubmit,
}: ChangePasswordViewProps) {
  const t = useTranslations('auth')
  const shared = useTranslations('errors')
  const textOf = useFieldText()
  const formatText = useFormatText()
  const password = ruleOf(rules, 'password')
  const old = ruleOf(rules, 'loginPassword')
  const { register, handleSubmit, formState, getValues, trigger } = useForm<ChangePasswordValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    resolver: resolverOf((values) => {
      const [newPassword, confirmNewPassword] = checkNewPassword(rules, values.newPassword, values.confirmNewPassword)
      const oldPassword = asksOld ? checkNeeded(old, values.oldPassword) : undefined
      return { oldPassword, newPassword, confirmNewPassword }
    }),
  })
  const { errors } = formState
  useRecheckOnLanguage(fieldNames, getValues, trigger)
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (oldIsWrong) focusFirstError(fields.current)
  }, [oldIsWrong])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    void handleSubmit(onSubmit)(event)
    // In the visual order of the form, whatever the order of registration.
    focusFirstError(event.currentTarget)
  }
  const checkConfirmation = () => {
    if (getValues('confirmNewPassword')) void trigger('confirmNewPassword')
  }
  return (
    <div className={page}>
      <p className={intro}>{t(firstTime ? 'change.firstIntro' : 'change.intro')}</p>
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <TextField
          label={t('username')}
          name="username"
          autoComplete="username"
          start={<MemberIcon size="sm" />}
          value={userName}
          disabled
        />
        {asksOld && (
          <PasswordField
            label={t('change.old')}
            autoComplete="current-password"
            enterKeyHint="next"
            limit={old.maxLength || undefined}
            {...register('oldPassword', { onChange: onOld })}
            error={oldIsWrong && !errors.oldPassword ? shared('passwordIncorrect') : textOf(errors.oldPassword?.message, old)}
          />
        )}
        {/* Without a limit: cut on paste, it would be another password than the player's. */}
        <PasswordField
          label={t('change.new')}
          autoComplete="new-password"
          enterKeyHint="next"
          hint={formatText(password)}
          {...register('newPassword', { onChange: checkConfirmation })}
          error={textOf(errors.newPassword?.message, password)}
        />
        <PasswordField
          label={t('change.confirm')}
          autoComplete="new-password"
          enterKeyHint="done"
          {...register('confirmNewPassword')}
          error={textOf(errors.confirmNewPassword?.message, password)}
        />
        <FailureNotice failure={error} />
        <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
          {t('change.submit')}
        </Button>
      </form>
    </div>
  )
}
