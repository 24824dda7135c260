import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { OtpField, PhoneField, type DiallingCountry, type OtpFieldProps, type PhoneFieldProps } from '@platform/ui'
import type { SmsCodeField } from './useSmsCode.ts'
import { useWebOtp } from './useWebOtp.ts'

/** The state of the pair besides its values, from `usePhoneCode`. */
export interface PhoneCode {
  countries: readonly DiallingCountry[]
  country: string
  onCountryChange: (code: string) => void
  code: SmsCodeField
  /** Whether the number has an account is not said: a code may not come. */
  neutral?: boolean
  /** Requests a code for the number in the form, which must be valid. */
  onSend: () => void
}

type Own = 'countries' | 'country' | 'onCountryChange' | 'onSend' | keyof SmsCodeField | 'label'

interface PhoneCodeFieldsProps extends PhoneCode {
  /** The result of the form's `register`, with error and label. */
  phone: Omit<PhoneFieldProps, Own> & { label?: string }
  /** Absent where the number needs no verification. */
  otp?: Omit<OtpFieldProps, Own> & { label?: string }
  /** The phone read the code from the message. */
  onCode: (digits: string) => void
}

/** A mobile number and the SMS code that verifies it. */
export function PhoneCodeFields({ countries, country, onCountryChange, code, neutral, onSend, phone, otp, onCode }: PhoneCodeFieldsProps) {
  const t = useTranslations('auth')
  useWebOtp(code.sent && otp !== undefined, onCode)
  return (
    <>
      <PhoneField label={t('mobile')} hint={t('mobileHint')} enterKeyHint="next" {...phone} {...{ countries, country, onCountryChange }} />
      {otp && (
        <OtpField
          label={t('code')}
          enterKeyHint="next"
          hint={neutral && code.sent && t('codeIfAny')}
          clean={cleanDigits}
          {...otp}
          {...code}
          onSend={onSend}
        />
      )}
    </>
  )
}
