import type { UseFormRegister } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CaptchaField, OtpField, PasswordField, PhoneField, TextField, type DiallingCountry } from '@platform/ui'
import { useFieldText } from '../rules/useFieldText.ts'
import type { SmsCodeField } from '../SmsCode/useSmsCode.ts'
import { isTextField, textFields, type Look } from './fieldLook.tsx'
import type { RegisterField, RegisterValues } from './registerForm.ts'

/** What some fields need beside their rule. */
export interface FieldContext {
  countries: readonly DiallingCountry[]
  country: string
  onCountryChange: (code: string) => void
  code: SmsCodeField
  onSend: () => void
  captcha: { image?: string; onRefresh: () => void }
}

interface RegisterFieldInputProps extends FieldContext {
  field: RegisterField
  register: UseFormRegister<RegisterValues>
  /** Key of the message. */
  wrong: string | undefined
  onEdited: (field: string) => void
  onLeft: (field: string) => void
}

/** One field of a registration, with the keyboard and the help that fit it. */
export function RegisterFieldInput({ field: { rule, required }, register, wrong, onEdited, onLeft, ...context }: RegisterFieldInputProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const { field, maxLength, minLength } = rule
  const shared = {
    ...register(field, { onChange: () => onEdited(field), onBlur: () => onLeft(field) }),
    'aria-required': required,
    enterKeyHint: 'next',
    error: textOf(wrong, rule),
  } as const
  const limit = maxLength || undefined
  const labelOf = (name: string) => (required ? name : t('register.optional', { name }))
  const name = isTextField(field) ? t(`register.fields.${field}`) : ''
  switch (field) {
    case 'mobileNum':
      return <PhoneField {...shared} label={labelOf(t('mobile'))} hint={t('mobileHint')} {...pick(context)} />
    case 'verificationCode':
      return (
        <OtpField
          {...shared}
          {...context.code}
          label={labelOf(t('code'))}
          placeholder={context.code.sent ? undefined : t('codePlaceholder')}
          onSend={context.onSend}
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
      return <CaptchaField {...shared} {...context.captcha} label={t('captcha')} enterKeyHint="done" />
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

const pick = ({ countries, country, onCountryChange }: FieldContext) => ({ countries, country, onCountryChange })
