import type { UseFormRegister } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CaptchaField, PasswordField, TextField } from '@platform/ui'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { useFieldText } from '../rules/useFieldText.ts'
import { isTextField, textFields, type Look } from './fieldLook.tsx'
import type { RegisterField, RegisterValues } from './registerForm.ts'

/** What some fields need beside their rule. */
export interface FieldContext extends PhoneCode {
  captcha: { image?: string; onRefresh: () => void }
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
  const failure = useTranslations('errors')
  const textOf = useFieldText()
  const inputOf = ({ rule, required }: RegisterField) =>
    ({
      ...register(rule.field, { onChange: () => onEdited(rule.field), onBlur: () => onLeft(rule.field) }),
      'aria-required': required,
      enterKeyHint: 'next',
      error: textOf(wrong(rule.field), rule),
    }) as const
  const labelOf = (name: string, { required }: RegisterField = asked) => (required ? name : t('register.optional', { name }))
  const { field, maxLength, minLength } = asked.rule
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
      const hint = t('newPasswordHint', { min: minLength, max: maxLength })
      return <PasswordField {...shared} label={t('password')} hint={hint} autoComplete="new-password" maxLength={limit} />
    }
    case 'confirmPassword':
      return <PasswordField {...shared} label={t('register.fields.confirmPassword')} autoComplete="new-password" maxLength={limit} />
    case 'paymentPassword':
      return (
        <PasswordField
          {...shared}
          label={labelOf(t('register.fields.paymentPassword'))}
          hint={t('register.paymentHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={limit}
        />
      )
    case 'captcha':
      return (
        <CaptchaField
          {...shared}
          {...(context.captcha.image === '' && { error: failure('loadingFailed') })}
          {...context.captcha}
          label={t('captcha')}
          enterKeyHint="done"
        />
      )
  }
  if (!isTextField(field)) return null
  const { icon, ...look }: Look = textFields[field]
  const hint = field === 'username' ? t('register.usernameHint', { min: minLength, max: maxLength }) : undefined
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
