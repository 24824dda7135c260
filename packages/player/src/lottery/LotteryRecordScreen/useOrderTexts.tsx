import { useFormatter, useTranslations } from 'use-intl'
import { Money, Verbatim } from '@platform/ui'
import type { LotteryOrder } from '@platform/sdk/lottery'
import { inZone, PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { BetStatus } from '../../blocks/record/RecordList/BetStatus.tsx'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { fileTime } from '../../blocks/record/RecordList/fileTime.ts'
import { joinParts } from '../../i18n/joinParts.ts'

const TONES = { open: 'brand', won: 'win', lost: 'neutral', cancelled: 'neutral' } as const satisfies Record<LotteryOrder['status'], string>

type OrderSummary = Omit<LotteryOrder, 'lines'>

/** Texts of a lottery order: on its card, in its sheet, in a file. `bySettlement`: the card shows the settlement time, not the bet time. */
export function useOrderTexts(symbol: string, bySettlement = false) {
  const t = useTranslations()
  const format = useFormatter()
  const time = (at: number, style: 'short' | 'medium') =>
    format.dateTime(at, { dateStyle: style, timeStyle: style, timeZone: PLATFORM_ZONE })
  const when = ({ settledTime, betTime }: OrderSummary) => time((bySettlement ? settledTime : undefined) ?? betTime, 'short')
  const decided = ({ settledTime }: OrderSummary) => (settledTime === undefined ? '' : time(settledTime, 'medium'))
  const draw = ({ numero }: OrderSummary) => t('lottery.draw', { numero })
  const status = ({ status: state, stake, prize }: OrderSummary) => (
    <BetStatus tone={TONES[state]} label={t(`lottery.status.${state}`)} won={state === 'won'} {...{ stake, prize, symbol }} />
  )
  const settled = ({ status: state }: OrderSummary) => state === 'won' || state === 'lost'
  const net = (order: OrderSummary) => <NetAmount minor={order.prize - order.stake} symbol={symbol} />

  const entryOf = (order: OrderSummary): RecordEntry => ({
    title: <Verbatim>{order.gameName}</Verbatim>,
    // Date and time stay together: a time alone on the second line means nothing.
    subtitle: joinParts([draw(order), when(order).replaceAll(' ', '\u00a0')]),
    amount: settled(order) ? net(order) : undefined,
    status: status(order),
  })
  const detailOf = (order: OrderSummary): RecordDetail => ({
    title: order.gameName,
    rows: [
      { label: t('lottery.drawLabel'), value: order.numero },
      { label: t('records.statusLabel'), value: status(order) },
      { label: t('records.time'), value: time(order.betTime, 'medium') },
      ...(decided(order) ? [{ label: t('records.settledAt'), value: decided(order) }] : []),
      { label: t('records.stake'), value: <Money minor={order.stake} symbol={symbol} /> },
      { label: t('records.payout'), value: <Money minor={order.prize} symbol={symbol} /> },
      { label: t('records.net'), value: settled(order) ? net(order) : '–' },
    ],
    number: { label: t('records.order'), value: order.orderNo },
  })
  const columns: RecordFile<LotteryOrder>['columns'] = [
    { title: t('records.order'), cell: (order) => order.orderNo },
    { title: inZone(t('records.time')), cell: (order) => fileTime(order.betTime) },
    { title: t('records.settledAt'), cell: decided },
    { title: t('lottery.lottery'), cell: (order) => order.gameName },
    { title: t('lottery.drawLabel'), cell: (order) => order.numero },
    { title: t('records.statusLabel'), cell: (order) => t(`lottery.status.${order.status}`) },
    { title: t('records.stake'), cell: (order) => amountCell(order.stake) },
    { title: t('records.payout'), cell: (order) => amountCell(order.prize) },
  ]
  return { entryOf, detailOf, columns }
}
