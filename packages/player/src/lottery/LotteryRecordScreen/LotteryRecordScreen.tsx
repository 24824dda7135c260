import { lazyComponent, loadable } from '@platform/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { getLotteryOrders } from '@platform/sdk/lottery'
import { DateType } from '@platform/sdk/records'
import { lotteryOrdersQuery, mobileLotteriesQuery } from '@platform/sdk/query/lottery'
import { useClient } from '@platform/sdk/react'
import { pagingOf } from '../../blocks/paging.ts'
import { everyPage } from '../../blocks/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useFileName } from '../../blocks/RecordList/useFileName.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { LotteryRecordView, ORDER_STATES, type OrderFilter } from './LotteryRecordView.tsx'
import { OrderLines } from './OrderLines.tsx'

const NamedOrder = lazyComponent({ load: async () => (await import('./NamedOrder.tsx')).NamedOrder, fallback: () => null })

/** The member's lottery bets; the order named in the address is open. Spec 7.4. */
export function LotteryRecordScreen() {
  const client = useClient()
  const fileName = useFileName()
  const [query] = useSearchParams()
  const { range, chosen, setDates, choose, ...dates } = useRecordFilter<OrderFilter>({
    status: ORDER_STATES,
    gameCode: undefined,
    dateType: ['settle'],
  })
  const filter = {
    ...range,
    ...(chosen.gameCode && { gameCode: chosen.gameCode }),
    ...(chosen.dateType && { dateType: DateType.options.find((each) => each === chosen.dateType) }),
    ...(chosen.status && { status: ORDER_STATES.find((state) => state === chosen.status) }),
  }
  const orders = useInfiniteQuery(lotteryOrdersQuery(client, filter))
  const lotteries = useQuery(mobileLotteriesQuery(client)).data ?? []
  const symbol = useCurrencySymbol() ?? ''
  const { fetchNextPage } = orders
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const openOrderNo = query.get('order')

  return (
    <>
      <LotteryRecordView
        {...dates}
        chosen={chosen}
        lotteries={lotteries.map(({ gameCode, remark }) => ({ code: gameCode, name: remark }))}
        pages={loadable(orders, ({ pages }) => pages.map(({ content }) => content))}
        totals={loadable(orders, ({ pages }) => pages[0]!.footer)}
        paging={pagingOf(orders)}
        symbol={symbol}
        renderLines={({ orderNo }) => <OrderLines orderNo={orderNo} symbol={symbol} />}
        file={{
          name: fileName(range),
          load: () => everyPage((pageNo) => getLotteryOrders(client, { ...filter, pageNo })),
        }}
        onDates={setDates}
        onChoose={choose}
        onMore={more}
      />
      {openOrderNo && <NamedOrder key={openOrderNo} orderNo={openOrderNo} symbol={symbol} />}
    </>
  )
}
