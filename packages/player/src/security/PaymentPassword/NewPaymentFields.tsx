import { useTranslations } from 'use-intl'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PinField } from '../../blocks/form/PaymentConfirmation/PinField.tsx'

interface NewPaymentFieldsProps {
  form: Pick<CallForm<{ paymentPassword: string; confirmation: string }>, 'field'>
  /** The member has none yet. */
  first?: boolean
}

/** The new payment password, twice. */
export function NewPaymentFields({ first, form }: NewPaymentFieldsProps) {
  const t = useTranslations('security')
  return (
    <>
      <PinField label={t(first ? 'payment.title' : 'payment.new')} {...form.field('paymentPassword')} />
      <PinField label={t(first ? 'payment.repeat' : 'payment.confirm')} hint={undefined} {...form.field('confirmation')} />
    </>
  )
}
