import { useTranslations } from 'use-intl'
import type { DepositPayment } from '@platform/sdk/deposit'
import { Card, Facts } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { CopyNumber } from '../CopyNumber.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { joinParts } from '../../i18n/joinParts.ts'

interface PaymentFactsProps {
  payment: DepositPayment
  /** Set if there is more than one payment. */
  number: number | undefined
  symbol: string
}

/** A received payment: payer, time and state. */
export function PaymentFacts({ payment, number, symbol }: PaymentFactsProps) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const { payerName, payerCpf, creditedAt, returnedAt, returnId, reason } = payment
  return (
    <Card className={css.stack}>
      <h2 className={css.heading}>{number === undefined ? t('detail.payment') : t('detail.paymentNumber', { number })}</h2>
      {reason && <p className={css.muted}>{t(`reason.${reason}`)}</p>}
      <Facts
        rows={[
          { label: t('result.received'), value: spell(payment.amount) },
          ...(payment.fee > 0 ? [{ label: t('detail.fee'), value: spell(payment.fee) }] : []),
          ...(payerName || payerCpf
            ? [
                {
                  label: t('detail.payer'),
                  value: joinParts([payerName, payerCpf && t('payer.cpf', { cpf: payerCpf })]),
                  long: true,
                },
              ]
            : []),
          { label: t('detail.paidAt'), value: moment(payment.paidAt) },
          ...(creditedAt === undefined ? [] : [{ label: t('detail.creditedAt'), value: moment(creditedAt) }]),
          ...(returnedAt === undefined ? [] : [{ label: t('detail.returnedAt'), value: moment(returnedAt) }]),
          { label: t('detail.endToEnd'), value: <CopyNumber text={payment.endToEndId} />, long: true },
          ...(returnId ? [{ label: t('detail.returnId'), value: <CopyNumber text={returnId} />, long: true }] : []),
        ]}
      />
    </Card>
  )
}
