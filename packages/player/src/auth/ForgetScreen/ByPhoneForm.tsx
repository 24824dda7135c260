import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import { PasswordField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { RememberField } from '../RememberField.tsx'
import { ruleOf } from '../rules/accountRules.ts'
import { useFormatText } from '../rules/useFieldText.ts'
import { emptyByPhone, type ByPhoneValues } from './forgetRules.ts'
import { form as formStyle } from '../passwordPages.css.ts'

export interface ByPhoneFormProps {
  form: CallForm<ByPhoneValues>
  rules: readonly RegisterRule[]
  phone: PhoneCode
}

const names = ['mobileNum', 'verificationCode', 'newPassword', 'remember'] as const

/** Mobile number, SMS code, new password (2.11). Submit is enabled once something was entered and nothing is invalid. */
export function ByPhoneForm({ form, rules, phone }: ByPhoneFormProps) {
  const t = useTranslations('auth')
  const formatText = useFormatText()
  const isEntered = names.some((name) => form.values[name] !== emptyByPhone[name])
  return (
    <Form
      form={form}
      className={formStyle}
      submit={t('forget.submit')}
      button={{ disabled: !isEntered || names.some((name) => form.errorOf(name) !== undefined) }}
    >
      <PhoneCodeFields
        {...phone}
        phone={form.field('mobileNum')}
        otp={form.field('verificationCode')}
        onCode={(digits) => form.set('verificationCode', digits)}
      />
      <PasswordField
        label={t('changePassword.new')}
        hint={formatText(ruleOf(rules, 'password'))}
        autoComplete="new-password"
        enterKeyHint="done"
        {...form.field('newPassword')}
      />
      <RememberField form={form} />
    </Form>
  )
}
