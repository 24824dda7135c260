import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { OtpField, PhoneField, Segmented, TextField, type DiallingCountry } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { ContactCode } from './useContactCode.ts'
import type { SecurityForm } from './useSecurityForm.ts'
import { verbatim } from '../i18n/verbatim.ts'

export interface ContactViewProps {
  type: 'mobile' | 'email'
  form: SecurityForm
  /** The current contact, masked; '' if there is none. */
  old: string
  oldCode: ContactCode
  newCode: ContactCode
  /** For `mobile`. */
  countries?: readonly DiallingCountry[]
  country?: string
  onCountry?: (code: string) => void
  onContact: (value: string) => void
  /** For `email`: whether the old code can be sent to the number too. */
  mobile?: string
  oldWay?: 'sms' | 'email'
  onOldWay?: (way: 'sms' | 'email') => void
}

/** A number or an address, verified by a code. Replacing one also requires a code sent to the current one. */
export function ContactView(props: ContactViewProps) {
  const { type, form, old, oldCode, newCode, countries = [], country = '', onCountry, onContact, mobile, oldWay, onOldWay } = props
  const t = useTranslations('security')
  const { errorOf } = form
  const changed = (event: { target: { value: string } }) => onContact(event.target.value)
  return (
    <SecurityFormView
      form={form}
      title={t(`${type}.${old ? 'change' : 'set'}`)}
      intro={t(`${type}.${old ? 'changeIntro' : 'setIntro'}`)}
      submitLabel={t('save')}
      holds={type === 'mobile' && old !== ''}
    >
      {old && (
        <>
          {type === 'email' && mobile && onOldWay && (
            <Segmented
              label={t('codeBy')}
              value={oldWay ?? 'email'}
              onChange={onOldWay}
              options={(['email', 'sms'] as const).map((way) => ({ value: way, label: t(`by.${way}`) }))}
            />
          )}
          <OtpField
            {...oldCode}
            name="oldVerificationCode"
            clean={cleanDigits}
            label={verbatim(t)('codeAt', { to: oldWay === 'sms' ? (mobile ?? '') : old })}
            error={errorOf('oldVerificationCode') ?? oldCode.problem}
          />
        </>
      )}
      {type === 'mobile' ? (
        <PhoneField
          name="mobileNum"
          label={t('mobile.new')}
          countries={countries}
          country={country}
          onCountryChange={onCountry ?? (() => undefined)}
          onChange={changed}
          error={errorOf('mobileNum')}
        />
      ) : (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          label={t('email.new')}
          onChange={changed}
          error={errorOf('email')}
        />
      )}
      <OtpField
        {...newCode}
        name="verificationCode"
        label={t('codeNew')}
        clean={cleanDigits}
        error={errorOf('verificationCode') ?? newCode.problem}
      />
    </SecurityFormView>
  )
}
