import { lazyComponent } from '@platform/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getLotteryOrders } from '@platform/sdk/lottery'
import { DateType } from '@platform/sdk/records'
import { lotteryOrdersQuery, mobileLotteriesQuery } from '@platform/sdk/query/lottery'
import { useClient } from '@platform/sdk/react'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { LotteryRecordView, ORDER_STATES, type OrderFilter } from './LotteryRecordView.tsx'
import { OrderLines } from './OrderLines.tsx'

const NamedOrder = lazyComponent({ load: async () => (await import('./NamedOrder.tsx')).NamedOrder, fallback: () => null })

/** The member's lottery bets; the order named in the address is open. Spec 7.4. */
export function LotteryRecordScreen() {
  const client = useClient()
  const fileName = useFileName()
  const [query] = useSearchParams()
  const { range, period, filters } = useRecordFilter<OrderFilter>({
    status: ORDER_STATES,
    gameCode: undefined,
    dateType: ['settle'],
  })
  const { chosen } = filters
  const filter = {
    ...range,
    ...(chosen.gameCode && { gameCode: chosen.gameCode }),
    ...(chosen.dateType && { dateType: DateType.options.find((each) => each === chosen.dateType) }),
    ...(chosen.status && { status: ORDER_STATES.find((state) => state === chosen.status) }),
  }
  const list = useRecordPages(period, useInfiniteQuery(lotteryOrdersQuery(client, filter)))
  const lotteries = useQuery(mobileLotteriesQuery(client)).data ?? []
  const openOrderNo = query.get('order')

  return (
    <>
      <LotteryRecordView
        list={list}
        filters={filters}
        lotteries={lotteries.map(({ gameCode, remark }) => ({ code: gameCode, name: remark }))}
        renderLines={({ orderNo }) => <OrderLines orderNo={orderNo} symbol={list.symbol} />}
        file={{
          name: fileName(range),
          load: () => everyPage((pageNo) => getLotteryOrders(client, { ...filter, pageNo })),
        }}
      />
      {openOrderNo && <NamedOrder key={openOrderNo} orderNo={openOrderNo} symbol={list.symbol} />}
    </>
  )
}
