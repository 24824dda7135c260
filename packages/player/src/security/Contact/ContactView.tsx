import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { OtpField, PhoneField, Segmented, TextField, type DiallingCountry } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { SecurityFormView } from '../SecurityFormView.tsx'
import type { ContactCode } from '../../blocks/form/useContactCode.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface ContactValues {
  mobileNum: string
  /** ISO code; '' for the first one. */
  country: string
  email: string
  verificationCode: string
  oldVerificationCode: string
  /** Where the code to the current contact was sent. */
  oldType: 'sms' | 'email'
}

export const emptyContact: ContactValues = {
  mobileNum: '',
  country: '',
  email: '',
  verificationCode: '',
  oldVerificationCode: '',
  oldType: 'email',
}

export interface ContactViewProps {
  type: 'mobile' | 'email'
  form: CallForm<ContactValues>
  /** The current contact, masked; '' if there is none. */
  old: string
  oldCode: ContactCode
  newCode: ContactCode
  /** For `mobile`. */
  countries?: readonly DiallingCountry[]
  /** For `email`: whether the old code can be sent to the number too. */
  mobile?: string
}

/** A number or an address, verified by a code. Replacing one also requires a code sent to the current one. */
export function ContactView(props: ContactViewProps) {
  const { type, form, old, oldCode, newCode, countries = [], mobile } = props
  const t = useTranslations('security')
  const { values, set, field, errorOf } = form
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
          {type === 'email' && mobile && (
            <Segmented
              label={t('codeBy')}
              value={values.oldType}
              onChange={(way) => set('oldType', way)}
              options={(['email', 'sms'] as const).map((way) => ({ value: way, label: t(`by.${way}`) }))}
            />
          )}
          <OtpField
            {...oldCode}
            clean={cleanDigits}
            label={verbatim(t)('codeAt', { to: type === 'email' && values.oldType === 'sms' ? (mobile ?? '') : old })}
            {...field('oldVerificationCode')}
            error={errorOf('oldVerificationCode') ?? oldCode.problem}
          />
        </>
      )}
      {type === 'mobile' ? (
        <PhoneField
          label={t('mobile.new')}
          countries={countries}
          country={values.country || (countries[0]?.code ?? '')}
          onCountryChange={(code) => set('country', code)}
          {...field('mobileNum')}
        />
      ) : (
        <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" label={t('email.new')} {...field('email')} />
      )}
      <OtpField
        {...newCode}
        label={t('codeNew')}
        clean={cleanDigits}
        {...field('verificationCode')}
        error={errorOf('verificationCode') ?? newCode.problem}
      />
    </SecurityFormView>
  )
}
