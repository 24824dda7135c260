import { useTranslations } from 'use-intl'
import { OtpField, PhoneField, type DiallingCountry, type OtpFieldProps, type PhoneFieldProps } from '@platform/ui'
import type { SmsCodeField } from './useSmsCode.ts'
import { useWebOtp } from './useWebOtp.ts'

/** What the pair needs beside its values: `usePhoneCode` makes it. */
export interface PhoneCode {
  countries: readonly DiallingCountry[]
  country: string
  onCountryChange: (code: string) => void
  code: SmsCodeField
  /** Requests a code; the number is right by its rule. */
  onSend: () => void
}

type Own = 'countries' | 'country' | 'onCountryChange' | 'onSend' | keyof SmsCodeField | 'label'

interface PhoneCodeFieldsProps extends PhoneCode {
  /** What the form's `register` gives, error and label of its own. */
  phone: Omit<PhoneFieldProps, Own> & { label?: string }
  /** Absent where the number needs no proof. */
  otp?: Omit<OtpFieldProps, Own> & { label?: string }
  /** The phone read the code out of the message. */
  onCode: (digits: string) => void
}

/** A mobile number and the SMS code that proves it. */
export function PhoneCodeFields({ countries, country, onCountryChange, code, onSend, phone, otp, onCode }: PhoneCodeFieldsProps) {
  const t = useTranslations('auth')
  useWebOtp(code.sent && otp !== undefined, onCode)
  return (
    <>
      <PhoneField label={t('mobile')} hint={t('mobileHint')} enterKeyHint="next" {...phone} {...{ countries, country, onCountryChange }} />
      {otp && (
        <OtpField
          label={t('code')}
          placeholder={code.sent ? undefined : t('codePlaceholder')}
          enterKeyHint="next"
          {...otp}
          {...code}
          onSend={onSend}
        />
      )}
    </>
  )
}
