import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { ButtonLink, Countdown, Notice, OtpField, PasswordField, Segmented } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PinField } from '../../blocks/form/PaymentConfirmation/PinField.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import type { emptyPayment } from './paymentForm.ts'
import { NewPaymentFields } from './NewPaymentFields.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'
import type { ContactCode } from '../../blocks/form/useContactCode.ts'

export interface PaymentPasswordViewProps {
  /** The member has none, knows the current one, or has forgotten it. */
  mode: 'set' | 'change' | 'reset'
  form: CallForm<typeof emptyPayment>
  /** For `change`: end of the lock after wrong attempts, on the gateway's clock. */
  lockedUntil?: number
  now?: () => number
  /** For `change`: link to the reset. */
  resetHref?: string
  /** For `reset`. */
  code?: ContactCode
  /** Channels for the code, with their masked contacts. */
  ways?: readonly { type: 'sms' | 'email'; to: string }[]
}

/** The payment password: six digits that confirm withdrawals. */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { mode, form, lockedUntil, now, resetHref, code, ways = [] } = props
  const t = useTranslations('security')
  const way = form.values.type
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
      {mode === 'set' && <PasswordField label={t('loginPassword')} autoComplete="current-password" {...form.field('password')} />}
      {lockedUntil !== undefined && now && (
        <Notice tone="warning">
          {t('payment.locked')} <Countdown deadline={lockedUntil} now={now} />
        </Notice>
      )}
      {mode === 'change' && <PinField label={t('payment.old')} hint={undefined} {...form.field('oldPaymentPassword')} />}
      {mode === 'reset' && (
        <>
          {ways.length > 1 && (
            <Segmented
              label={t('codeBy')}
              value={way}
              onChange={(next) => form.set('type', next)}
              options={ways.map(({ type }) => ({ value: type, label: t(`by.${type}`) }))}
            />
          )}
          {code && (
            <OtpField
              {...code}
              label={verbatim(t)('codeAt', { to })}
              clean={cleanDigits}
              {...form.field('verificationCode')}
              error={form.errorOf('verificationCode') ?? code.problem}
            />
          )}
        </>
      )}
      <NewPaymentFields first={mode === 'set'} form={form} />
    </SecurityFormView>
  )
}
