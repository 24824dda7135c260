import { useTranslations } from 'use-intl'
import { PinField } from '../blocks/PaymentConfirmation/PinField.tsx'
import type { SecurityForm } from './useSecurityForm.ts'

interface NewPaymentFieldsProps extends Pick<SecurityForm, 'errorOf'> {
  /** The member has none yet. */
  first?: boolean
}

/** The new payment password, twice. */
export function NewPaymentFields({ first, errorOf }: NewPaymentFieldsProps) {
  const t = useTranslations('security')
  return (
    <>
      <PinField name="paymentPassword" label={t(first ? 'payment.title' : 'payment.new')} error={errorOf('paymentPassword')} />
      <PinField
        name="confirmation"
        label={t(first ? 'payment.repeat' : 'payment.confirm')}
        hint={undefined}
        error={errorOf('confirmation')}
      />
    </>
  )
}
