import { useTranslations } from 'use-intl'
import { isUnpaidWithdraw, type WithdrawOrder } from '@platform/sdk/withdraw'
import { heading } from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { ProofFacts, ProofSheet } from '../../blocks/money/OrderPage/ProofSheet.tsx'
import type { Proof } from '../../blocks/money/OrderPage/useProof.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'

export interface WithdrawProofViewProps {
  order: WithdrawOrder
  symbol: string
  proof: Proof
  orderHref: string
}

/** The proof of a withdrawal. */
export function WithdrawProofView({ order, symbol, proof, orderHref }: WithdrawProofViewProps) {
  const t = useTranslations('withdraw')
  const ledger = useTranslations('proof')('ledger')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const { status, amount, fee, net, destination, paidAt, transferIds } = order
  const back = { href: orderHref, label: t('order.back') }
  return (
    <ProofSheet {...proof} amount={spell(status === 'paid' ? net : amount)} status={t(`status.${status}`)} back={back}>
      <ProofFacts
        lines={[
          [t('order.number'), order.orderNo],
          [t('order.to'), `${destination.masked} · ${destination.payeeName}`],
          [t('order.amount'), spell(amount)],
          [t('form.fee'), isUnpaidWithdraw(order) ? undefined : fee === 0 ? t('form.noFee') : spell(fee)],
          [t('form.net'), isUnpaidWithdraw(order) ? undefined : spell(net)],
          [t('order.paidAt'), paidAt === undefined ? undefined : moment(paidAt)],
          [t('order.endToEnd'), order.endToEndId],
          [ledger, transferIds.join(', ')],
        ]}
      />
      <section>
        <h3 className={heading}>{t('order.timeline')}</h3>
        <ProofFacts lines={order.timeline.map(({ at, event }) => [t(`event.${event}`), moment(at)] as const)} />
      </section>
    </ProofSheet>
  )
}
