import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { vassalGameTypesQuery } from '@platform/sdk/query/games'
import { gameRecordsQuery } from '@platform/sdk/query/records'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { loadable } from '../../blocks/Loadable.ts'
import { pagingOf } from '../../blocks/paging.ts'
import { PLATFORM_ZONE, rangeOf } from '../../blocks/periods.ts'
import { vendorNames } from '../../blocks/vendors.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { readRecordFilter, writeRecordFilter } from '../recordFilter.ts'
import { GameRecordView } from './GameRecordView.tsx'

/** The member's bets. A guest signs in first. Spec 2.1, 7.4. */
export function GameRecordScreen() {
  const { pathname, search } = useLocation()
  if (useSession() === undefined) return <Navigate replace to={pathTo('login', { back: pathname + search })} />
  return <GameRecords />
}

function GameRecords() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readRecordFilter(query, merchant.categories), [query, merchant])
  const { startDate, endDate } = rangeOf(filter.period, client.clock.now(), PLATFORM_ZONE)
  const records = useInfiniteQuery(gameRecordsQuery(client, { startDate, endDate, ...(filter.gameType && { gameType: filter.gameType }) }))
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  const wallet = useQuery(walletBalanceQuery(client))
  const { fetchNextPage } = records
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])

  return (
    <GameRecordView
      filter={filter}
      products={merchant.categories}
      records={loadable(records, ({ pages }) => pages.flatMap((page) => page.content))}
      totals={loadable(records, ({ pages }) => pages[0]!.footer)}
      paging={pagingOf(records)}
      symbol={wallet.data?.currencySymbol ?? ''}
      vendorName={vendorNames(vendors)}
      onFilter={(next) => setQuery(writeRecordFilter(next), { replace: true })}
      onMore={more}
    />
  )
}
