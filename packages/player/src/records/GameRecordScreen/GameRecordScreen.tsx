import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { settingsQuery } from '@platform/sdk/query/account'
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

const LOADING = { state: 'loading' } as const

/** The wallet's currency; undefined while nobody knows it yet, so that no amount is shown without one. */
function useCurrencySymbol(): string | undefined {
  const client = useClient()
  const wallet = useQuery(walletBalanceQuery(client))
  const settings = useQuery(settingsQuery(client))
  const known = wallet.data?.currencySymbol ?? settings.data?.currencySymbol
  return known ?? (wallet.isPending || settings.isPending ? undefined : '')
}

function GameRecords() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readRecordFilter(query, merchant.categories), [query, merchant])
  const { startDate, endDate } = rangeOf(filter.period, client.clock.now(), PLATFORM_ZONE)
  const records = useInfiniteQuery(gameRecordsQuery(client, { startDate, endDate, ...(filter.gameType && { gameType: filter.gameType }) }))
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  const symbol = useCurrencySymbol()
  const { fetchNextPage } = records
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])

  return (
    <GameRecordView
      filter={filter}
      products={merchant.categories}
      records={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages.flatMap((page) => page.content))}
      totals={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages[0]!.footer)}
      paging={pagingOf(records)}
      symbol={symbol ?? ''}
      vendorName={vendorNames(vendors)}
      onFilter={(next) => setQuery(writeRecordFilter(next), { replace: true })}
      onMore={more}
    />
  )
}
