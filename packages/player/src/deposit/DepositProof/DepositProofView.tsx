import { useTranslations } from 'use-intl'
import type { DepositOrder } from '@platform/sdk/deposit'
import { heading } from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { ProofFacts, ProofSheet } from '../../blocks/money/OrderPage/ProofSheet.tsx'
import type { Proof } from '../../blocks/money/OrderPage/useProof.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'

export interface DepositProofViewProps {
  order: DepositOrder
  symbol: string
  proof: Proof
  detailHref: string
}

/** The proof of a deposit, to save or to send: amount, status, order, method and times. */
export function DepositProofView({ order, symbol, proof, detailHref }: DepositProofViewProps) {
  const t = useTranslations('deposit')
  const ledger = useTranslations('proof')('ledger')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const time = (at: number | undefined) => (at === undefined ? undefined : moment(at))
  const back = { href: detailHref, label: t('detail.back') }
  return (
    <ProofSheet {...proof} amount={spell(order.amount)} status={t(`status.${order.status}`)} back={back}>
      <ProofFacts
        lines={[
          [t('detail.order'), order.orderNo],
          [t('detail.method'), order.channelName],
          [t('detail.createdAt'), time(order.createdAt)],
          [t('detail.txid'), order.txid],
        ]}
      />
      {order.payments.map((payment, index) => (
        <section key={payment.endToEndId}>
          <h3 className={heading}>{order.payments.length > 1 ? t('detail.paymentNumber', { number: index + 1 }) : t('detail.payment')}</h3>
          <ProofFacts
            lines={[
              [t('result.received'), spell(payment.amount)],
              [t('detail.fee'), payment.fee > 0 ? spell(payment.fee) : ''],
              [t('detail.paidAt'), time(payment.paidAt)],
              [t('detail.creditedAt'), time(payment.creditedAt)],
              [t('detail.returnedAt'), time(payment.returnedAt)],
              [t('detail.endToEnd'), payment.endToEndId],
              [t('detail.returnId'), payment.returnId],
              [ledger, payment.transferIds.join(', ')],
            ]}
          />
        </section>
      ))}
    </ProofSheet>
  )
}
