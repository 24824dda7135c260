import { useTranslations } from 'use-intl'
import { cleanField } from '@platform/sdk'
import { PasswordField, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { useFormatText } from '../rules/useFieldText.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import type { RegisterField, RegisterValues } from './registerSchema.ts'
import { isTextField, textFields, type TextInput } from './textFields.tsx'

interface RegisterFieldInputProps {
  form: CallForm<RegisterValues>
  field: RegisterField
  /** The field of the SMS code that verifies the number, beside it. */
  proof?: RegisterField
  phone: PhoneCode
  captcha: ShownCaptcha
  /** The field of the user name lost focus. */
  onNameLeft: () => void
}

/** One field of a registration, or number and code, with the matching keyboard and hint. */
export function RegisterFieldInput({ form, field: shown, proof, phone, captcha, onNameLeft }: RegisterFieldInputProps) {
  const t = useTranslations('auth')
  const formatText = useFormatText()
  const inputOf = ({ rule, required }: RegisterField) =>
    ({ ...form.field(rule.field), 'aria-required': required, enterKeyHint: 'next' }) as const
  const labelOf = (name: string, { required }: RegisterField = shown) => (required ? name : t('register.optional', { name }))
  const { field, maxLength } = shown.rule
  const input = inputOf(shown)
  const limit = maxLength || undefined
  const hintOf = (name: string) => {
    if (name === 'username') return formatText(shown.rule)
    return name === 'recommenderId' || name === 'affiliateCode' ? t(`register.hints.${name}`) : undefined
  }
  switch (field) {
    case 'mobileNum':
      return (
        <PhoneCodeFields
          {...phone}
          phone={{ ...input, label: labelOf(t('mobile')), hint: proof ? t('mobileHint') : t('mobileUnproven') }}
          otp={proof && { ...inputOf(proof), label: labelOf(t('code'), proof) }}
          onCode={(digits) => form.set('verificationCode', digits)}
        />
      )
    // A password that is too long is an error: truncated on paste it would be a different one.
    case 'password':
      return <PasswordField {...input} label={t('password')} hint={formatText(shown.rule)} autoComplete="new-password" />
    case 'confirmPassword':
      return <PasswordField {...input} label={t('register.fields.confirmPassword')} autoComplete="new-password" />
    case 'paymentPassword':
      return (
        <PasswordField
          {...input}
          label={labelOf(t('register.fields.paymentPassword'))}
          hint={formatText(shown.rule)}
          inputMode="numeric"
          autoComplete="off"
          limit={limit}
        />
      )
    case 'captcha':
      return <ShownCaptchaField {...input} {...captcha} enterKeyHint="done" />
  }
  if (!isTextField(field)) return null
  const { icon, ...attributes }: TextInput = textFields[field]
  const isInvitation = field === 'recommenderId' || field === 'affiliateCode'
  return (
    <TextField
      {...input}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...attributes}
      label={labelOf(t(`register.fields.${field}`))}
      start={icon}
      hint={hintOf(field)}
      limit={limit}
      clean={(text) => cleanField(field, text)}
      onChange={(event) => {
        // A pasted link becomes its code.
        if (isInvitation && event.target.value.includes('=')) event.target.value = cleanField(field, event.target.value)
        return input.onChange?.(event)
      }}
      onBlur={(event) => {
        if (field === 'username') onNameLeft()
        return input.onBlur?.(event)
      }}
    />
  )
}
