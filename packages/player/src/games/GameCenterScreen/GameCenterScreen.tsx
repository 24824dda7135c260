import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { hotGamesQuery, popularGamesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { useFavorites } from '../../blocks/game/Favorites/useFavorites.ts'
import { vendorNames } from '../../blocks/game/vendors.ts'
import type { PopularType } from '../../blocks/game/popularTypesOf.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { GameCenterView } from './GameCenterView.tsx'

/** The popular games page: all categories in one answer, the selected one in the address. Spec 2.6. */
export function GameCenterScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const popular = useQuery(popularGamesQuery(client))
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  // A category without popular games has no tab; while they load, every category has one.
  const types: PopularType[] = merchant.categories.filter((each) => !popular.data || popular.data.some(({ gameType }) => gameType === each))
  const type = types.find((each) => each === query.get('type')) ?? 'ALL'
  const hottest = useQuery({ ...hotGamesQuery(client), enabled: type === 'ALL' })
  return (
    <GameCenterView
      types={['ALL', ...types]}
      type={type}
      games={
        type === 'ALL'
          ? loadable(hottest, ({ list }) => list)
          : loadable(popular, (tabs) => tabs.find(({ gameType }) => gameType === type)?.games ?? [])
      }
      favorites={useFavorites()}
      vendorName={vendorNames(vendors)}
      onType={(next) => setQuery({ type: next }, { replace: true })}
    />
  )
}
