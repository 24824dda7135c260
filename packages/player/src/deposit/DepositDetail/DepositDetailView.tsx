import { useTranslations } from 'use-intl'
import { type DepositOrder, isEndedDeposit } from '@platform/sdk/deposit'
import { Badge, ButtonLink, Card, Facts } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { CopyNumber } from '../CopyNumber.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { depositTones } from '../../blocks/money/OrderPage/depositTones.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { DepositTimeline } from './DepositTimeline.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'

export interface DepositDetailViewProps {
  order: DepositOrder
  symbol: string
  /** The new one starts with the events, the base one with the figures (`dep_func`, section 4). */
  template: 'new' | 'base'
  orderHref: string
  proofHref: string
}

/** All details of a deposit: its figures, its payments, and its events with time, actor and reason. */
export function DepositDetailView({ order, symbol, template, orderHref, proofHref }: DepositDetailViewProps) {
  const t = useTranslations('deposit')
  useViewTitle(t('detail.title'))
  const spell = useSpell(symbol)
  const moment = useMoment()
  const status = <Badge tone={depositTones[order.status]}>{t(`status.${order.status}`)}</Badge>
  const figures = (
    <Card className={css.stack}>
      <Facts
        rows={[
          ...(template === 'base' ? [{ label: t('detail.status'), value: status }] : []),
          { label: t('detail.order'), value: <CopyNumber text={order.orderNo} />, long: true },
          { label: t('detail.method'), value: order.channelName },
          { label: t('detail.requested'), value: spell(order.amount) },
          ...(order.fee > 0 ? [{ label: t('detail.fee'), value: spell(order.fee) }] : []),
          { label: t('detail.credited'), value: spell(order.credited) },
          ...(order.clawBack
            ? [
                { label: t('detail.taken'), value: spell(order.clawBack.taken) },
                ...(order.clawBack.owed > 0 ? [{ label: t('detail.owed'), value: spell(order.clawBack.owed) }] : []),
              ]
            : []),
          ...(order.promotion ? [{ label: t('detail.bonus'), value: order.promotion.title }] : []),
          { label: t('detail.createdAt'), value: moment(order.createdAt) },
          ...(order.txid ? [{ label: t('detail.txid'), value: <CopyNumber text={order.txid} />, long: true }] : []),
        ]}
      />
    </Card>
  )
  const payments = order.payments.map((payment, index) => (
    <PaymentFacts key={payment.endToEndId} payment={payment} number={order.payments.length > 1 ? index + 1 : undefined} symbol={symbol} />
  ))
  const timeline = <DepositTimeline events={order.timeline} symbol={symbol} />
  return (
    <div className={css.page}>
      {template === 'new' && (
        <Card className={css.hero}>
          {status}
          <p className={css.amount} translate="no">
            {spell(order.credited || order.amount)}
          </p>
          <p className={css.muted}>{order.channelName}</p>
        </Card>
      )}
      {template === 'new' ? timeline : figures}
      {template === 'new' ? figures : timeline}
      {payments}
      <div className={css.ways}>
        <ButtonLink block size="lg" href={proofHref}>
          {t('detail.show')}
        </ButtonLink>
        <ButtonLink block tone="secondary" href={orderHref}>
          {t(isEndedDeposit(order) ? 'detail.back' : 'detail.continue')}
        </ButtonLink>
      </div>
    </div>
  )
}
