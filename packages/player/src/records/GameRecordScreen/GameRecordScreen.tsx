import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { vassalGameTypesQuery } from '@platform/sdk/query/games'
import { getGameRecords } from '@platform/sdk/records'
import { gameRecordsQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { loadable } from '../../blocks/Loadable.ts'
import { pagingOf } from '../../blocks/paging.ts'
import { everyPage } from '../../blocks/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { vendorNames, vendorTiles } from '../../blocks/vendors.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { useCurrencySymbol } from '../useCurrencySymbol.ts'
import { type BetFilter, GameRecordView } from './GameRecordView.tsx'
import { BET_STATES } from './tones.ts'

const LOADING = { state: 'loading' } as const

/** The member's bets. Spec 2.1, 7.4. */
export function GameRecordScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const { range, chosen, setDates, choose, ...dates } = useRecordFilter<BetFilter>({
    gameType: merchant.categories,
    status: BET_STATES,
    vassalage: undefined,
  })
  const filter = { ...range, ...filled(chosen) }
  const records = useInfiniteQuery(gameRecordsQuery(client, filter))
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  const offered = vendorTiles(
    vendors,
    merchant.categories.filter((type) => !chosen.gameType || type === chosen.gameType),
  )
  const symbol = useCurrencySymbol()
  const { fetchNextPage } = records
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])

  return (
    <GameRecordView
      {...dates}
      chosen={chosen}
      products={merchant.categories}
      vendors={offered.map(({ vassalage, displayName }) => ({ code: vassalage, name: displayName || vassalage }))}
      pages={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages.map((page) => page.content))}
      totals={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages[0]!.footer)}
      paging={pagingOf(records)}
      symbol={symbol ?? ''}
      vendorName={vendorNames(vendors)}
      file={{
        name: `${merchant.code}-${range.startDate}_${range.endDate}`,
        load: () => everyPage((pageNo) => getGameRecords(client, { ...filter, pageNo })),
      }}
      lotteryHref={chosen.gameType.endsWith('LOTT') ? linkTo('lotteryRecord') : undefined}
      onDates={setDates}
      onChoose={choose}
      onMore={more}
    />
  )
}

/** Only the filters that are on. */
const filled = ({ gameType, vassalage, status }: Record<BetFilter, string>) => ({
  ...(gameType && { gameType }),
  ...(vassalage && { vassalage }),
  ...(status && { status: BET_STATES.find((state) => state === status) }),
})
