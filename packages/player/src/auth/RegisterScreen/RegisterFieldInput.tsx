import type { UseFormRegister } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PasswordField, TextField } from '@platform/ui'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { useFieldText, useFormatText } from '../rules/useFieldText.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { isTextField, textFields, type Look } from './fieldLook.tsx'
import type { RegisterField, RegisterValues } from './registerForm.ts'

/** What some fields need beside their rule. */
export interface FieldContext extends PhoneCode {
  captcha: ShownCaptcha
}

interface RegisterFieldInputProps extends FieldContext {
  field: RegisterField
  /** The SMS code that proves a number, beside it. */
  proof?: RegisterField
  register: UseFormRegister<RegisterValues>
  /** Key of a field's message. */
  wrong: (field: string) => string | undefined
  onEdited: (field: string) => void
  onLeft: (field: string) => void
  onCode: (digits: string) => void
}

/** One field of a registration, or number and code, with the keyboard and the help that fit it. */
export function RegisterFieldInput({ field: asked, proof, register, wrong, onEdited, onLeft, ...context }: RegisterFieldInputProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const formatText = useFormatText()
  const inputOf = ({ rule, required }: RegisterField) =>
    ({
      ...register(rule.field, { onChange: () => onEdited(rule.field), onBlur: () => onLeft(rule.field) }),
      'aria-required': required,
      enterKeyHint: 'next',
      error: textOf(wrong(rule.field), rule),
    }) as const
  const labelOf = (name: string, { required }: RegisterField = asked) => (required ? name : t('register.optional', { name }))
  const { field, maxLength } = asked.rule
  const shared = inputOf(asked)
  const limit = maxLength || undefined
  const name = isTextField(field) ? t(`register.fields.${field}`) : ''
  switch (field) {
    case 'mobileNum':
      return (
        <PhoneCodeFields
          {...context}
          phone={{ ...shared, label: labelOf(t('mobile')) }}
          otp={proof && { ...inputOf(proof), label: labelOf(t('code'), proof) }}
        />
      )
    case 'password': {
      return <PasswordField {...shared} label={t('password')} hint={formatText(asked.rule)} autoComplete="new-password" maxLength={limit} />
    }
    case 'confirmPassword':
      return <PasswordField {...shared} label={t('register.fields.confirmPassword')} autoComplete="new-password" maxLength={limit} />
    case 'paymentPassword':
      return (
        <PasswordField
          {...shared}
          label={labelOf(t('register.fields.paymentPassword'))}
          hint={formatText(asked.rule)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={limit}
        />
      )
    case 'captcha':
      return <ShownCaptchaField {...shared} {...context.captcha} enterKeyHint="done" />
  }
  if (!isTextField(field)) return null
  const { icon, ...look }: Look = textFields[field]
  const hint = field === 'username' ? formatText(asked.rule) : undefined
  return (
    <TextField
      {...shared}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...look}
      label={labelOf(name)}
      start={icon}
      hint={hint}
      maxLength={limit}
    />
  )
}
