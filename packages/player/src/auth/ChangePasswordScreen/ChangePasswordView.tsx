import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import { MemberIcon, PasswordField, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { ruleOf } from '../rules/accountRules.ts'
import { useFormatText } from '../rules/useFieldText.ts'
import { changePage, form as formStyle, intro } from '../passwordPages.css.ts'

export const emptyChange = {
  /** '' while the field is not shown. */
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
}

export interface ChangePasswordViewProps {
  form: CallForm<typeof emptyChange>
  userName: string
  rules: readonly RegisterRule[]
  /** This session has no stored password: the player has to type it. */
  asksOld: boolean
  firstTime: boolean
}

/** User name, old password if it is not stored, new password and its confirmation (2.12). */
export function ChangePasswordView({ form, userName, rules, asksOld, firstTime }: ChangePasswordViewProps) {
  const t = useTranslations('auth')
  const formatText = useFormatText()
  return (
    <div className={changePage}>
      <p className={intro}>{t(firstTime ? 'changePassword.firstIntro' : 'changePassword.intro')}</p>
      <Form form={form} className={formStyle} submit={t('changePassword.submit')}>
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
            label={t('changePassword.old')}
            autoComplete="current-password"
            enterKeyHint="next"
            limit={ruleOf(rules, 'loginPassword').maxLength || undefined}
            {...form.field('oldPassword')}
          />
        )}
        {/* Without a limit: cut on paste, it would be another password than the player's. */}
        <PasswordField
          label={t('changePassword.new')}
          autoComplete="new-password"
          enterKeyHint="next"
          hint={formatText(ruleOf(rules, 'password'))}
          {...form.field('newPassword')}
        />
        <PasswordField
          label={t('changePassword.confirm')}
          autoComplete="new-password"
          enterKeyHint="done"
          {...form.field('confirmNewPassword')}
        />
      </Form>
    </div>
  )
}
