import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { mapLoadable, Money } from '@platform/ui'
import type { LotteryOrder } from '@platform/sdk/lottery'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { Stat } from '../../blocks/record/RecordList/Summary.tsx'
import { useDateTypeChoice } from '../../blocks/record/RecordList/useDateTypeChoice.ts'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
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
  list: RecordPagesState<LotteryOrder, OrderTotals | undefined>
  filters: ChosenFilters<OrderFilter>
  lotteries: readonly { code: string; name: string }[]
  /** The lines of an order, with the numbers that hit marked. */
  renderLines: (order: LotteryOrder) => ReactNode
  file?: Omit<RecordFile<LotteryOrder>, 'columns'>
}

/** Lottery orders: filters by period, lottery and status, sums, and the draw and the (cancellable) lines of each order. Spec 7.4. */
export function LotteryRecordView({ list, filters, lotteries, renderLines, file }: LotteryRecordViewProps) {
  const { chosen, onChoose } = filters
  const { symbol } = list
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
      list={list}
      rows={{ keyOf: ({ orderNo }) => orderNo, entryOf, detailOf: (order) => ({ ...detailOf(order), head: renderLines(order) }) }}
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
      summary={mapLoadable(list.sums, (sums) => (sums ? statsOf(sums) : []))}
      statCount={4}
      file={file && { ...file, columns }}
      empty={{
        title: t('records.empty.title'),
        text: t('lottery.noOrders'),
        action: { label: t('lottery.seeLotteries'), href: pathTo('lottery') },
      }}
    />
  )
}
