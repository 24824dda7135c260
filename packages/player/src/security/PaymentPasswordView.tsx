import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { ButtonLink, Countdown, Notice, OtpField, PasswordField, Segmented } from '@platform/ui'
import { PinField } from '../blocks/PaymentConfirmation/PinField.tsx'
import { verbatim } from '../i18n/verbatim.ts'
import { NewPaymentFields } from './NewPaymentFields.tsx'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { ContactCode } from './useContactCode.ts'
import type { SecurityForm } from './useSecurityForm.ts'

export interface PaymentPasswordViewProps {
  /** The member has none, knows the current one, or has forgotten it. */
  mode: 'set' | 'change' | 'reset'
  form: SecurityForm
  /** For `change`: end of the lock after wrong attempts, on the gateway's clock. */
  lockedUntil?: number
  now?: () => number
  /** For `change`: link to the reset. */
  resetHref?: string
  /** For `reset`. */
  code?: ContactCode
  /** Channels for the code, with their masked contacts. */
  ways?: readonly { type: 'sms' | 'email'; to: string }[]
  way?: 'sms' | 'email'
  onWay?: (way: 'sms' | 'email') => void
}

/** The payment password: six digits that confirm withdrawals. */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { mode, form, lockedUntil, now, resetHref, code, ways = [], way = 'sms', onWay } = props
  const t = useTranslations('security')
  const { errorOf } = form
  const to = ways.find(({ type }) => type === way)?.to ?? ''
  return (
    <SecurityFormView
      form={form}
      title={t(`payment.${mode}`)}
      intro={t(`payment.${mode}Intro`)}
      submitLabel={t('save')}
      holds={mode !== 'set'}
      more={
        mode === 'change' && resetHref ? (
          <ButtonLink tone="ghost" href={resetHref}>
            {t('payment.forgotten')}
          </ButtonLink>
        ) : undefined
      }
    >
      {mode === 'set' && (
        <PasswordField name="password" label={t('loginPassword')} autoComplete="current-password" error={errorOf('password')} />
      )}
      {lockedUntil !== undefined && now && (
        <Notice tone="warning">
          {t('payment.locked')} <Countdown deadline={lockedUntil} now={now} />
        </Notice>
      )}
      {mode === 'change' && (
        <PinField name="oldPaymentPassword" label={t('payment.old')} hint={undefined} error={errorOf('oldPaymentPassword')} />
      )}
      {mode === 'reset' && (
        <>
          {ways.length > 1 && onWay && (
            <Segmented
              label={t('codeBy')}
              value={way}
              onChange={onWay}
              options={ways.map(({ type }) => ({ value: type, label: t(`by.${type}`) }))}
            />
          )}
          {code && (
            <OtpField
              {...code}
              name="verificationCode"
              label={verbatim(t)('codeAt', { to })}
              clean={cleanDigits}
              error={errorOf('verificationCode') ?? code.problem}
            />
          )}
        </>
      )}
      <NewPaymentFields first={mode === 'set'} errorOf={errorOf} />
    </SecurityFormView>
  )
}
