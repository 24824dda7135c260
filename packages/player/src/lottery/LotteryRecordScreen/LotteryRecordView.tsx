import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Money, type Loadable } from '@platform/ui'
import type { LotteryOrder } from '@platform/sdk/lottery'
import type { Paging } from '../../blocks/paging.ts'
import type { DateChoice } from '../../blocks/RecordList/dateChoice.ts'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import type { Stat } from '../../blocks/RecordList/Summary.tsx'
import { useDateTypeChoice } from '../../blocks/RecordList/useDateTypeChoice.ts'
import { pathTo } from '../../paths.ts'
import { useOrderTexts } from './useOrderTexts.tsx'

/** The filters besides the dates; '' = all. */
export type OrderFilter = 'status' | 'gameCode' | 'dateType'

export const ORDER_STATES = ['open', 'won', 'lost', 'cancelled'] as const satisfies readonly LotteryOrder['status'][]

/** Sums in cents; cancelled orders are in none of them, open ones are not in `profit`. */
export interface OrderTotals {
  count: number
  stake: number
  prize: number
  profit: number
}

export interface LotteryRecordViewProps {
  dates: DateChoice
  today: string
  chosen: Record<OrderFilter, string>
  lotteries: readonly { code: string; name: string }[]
  pages: Loadable<readonly (readonly LotteryOrder[])[]>
  totals: Loadable<OrderTotals>
  paging: Paging
  symbol: string
  /** The lines of an order, with the numbers that hit marked. */
  renderLines: (order: LotteryOrder) => ReactNode
  file?: Omit<RecordFile<LotteryOrder>, 'columns'>
  onDates: (dates: DateChoice) => void
  onChoose: (values: Partial<Record<OrderFilter, string>>) => void
  onMore: () => void
}

/** Lottery orders: filters by period, lottery and status, sums, and the draw and the (cancellable) lines of each order. Spec 7.4. */
export function LotteryRecordView({ chosen, lotteries, totals, symbol, renderLines, file, onChoose, ...list }: LotteryRecordViewProps) {
  const t = useTranslations()
  const dateType = useDateTypeChoice()
  const { columns, entryOf, detailOf } = useOrderTexts(symbol, chosen.dateType === 'settle')
  const statsOf = ({ count, stake, prize, profit }: OrderTotals): Stat[] => [
    { label: t('records.summary'), value: <NetAmount minor={profit} symbol={symbol} /> },
    { label: t('records.count'), value: String(count) },
    { label: t('records.stake'), value: <Money minor={stake} symbol={symbol} /> },
    { label: t('records.payout'), value: <Money minor={prize} symbol={symbol} /> },
  ]
  return (
    <RecordList
      {...list}
      entryOf={entryOf}
      detailOf={(order) => ({ ...detailOf(order), head: renderLines(order) })}
      choices={[
        {
          label: t('records.statusLabel'),
          value: chosen.status,
          options: ORDER_STATES.map((value) => ({ value, label: t(`lottery.status.${value}`) })),
          onChoose: (value) => onChoose({ status: value }),
        },
        {
          label: t('lottery.lottery'),
          value: chosen.gameCode,
          options: lotteries.map(({ code, name }) => ({ value: code, label: name })),
          onChoose: (value) => onChoose({ gameCode: value }),
        },
        dateType(chosen.dateType, (value) => onChoose({ dateType: value })),
      ]}
      summary={totals.state === 'ready' ? { state: 'ready', value: statsOf(totals.value) } : totals}
      statCount={4}
      keyOf={({ orderNo }) => orderNo}
      file={file && { ...file, columns }}
      empty={{
        title: t('records.empty.title'),
        text: t('lottery.noOrders'),
        action: { label: t('lottery.seeLotteries'), href: pathTo('lottery') },
      }}
    />
  )
}
