import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { useFavorites } from '../../blocks/game/Favorites/useFavorites.ts'
import { vendorNames } from '../../blocks/game/vendors.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { categoriesOf, vendorsOf } from '../gameSource.ts'
import { useGameFilter } from '../useGameFilter.ts'
import { GameListView } from './GameListView.tsx'
import { useGames } from './useGames.ts'
import { useListSearch } from './useListSearch.ts'
import { useStartAfresh } from './useStartAfresh.ts'
import { usePlace } from './usePlace.ts'
import { useEffect } from 'react'
import { savesData } from '../../session/useDataSaver.ts'

/** The games of a category: classes, search, vendors, infinite pages. Spec 2.7. */
export function GameListScreen({ only }: { only?: GameCategory } = {}) {
  const { merchant } = useMerchant()
  const { filter, setFilter, unknownType } = useGameFilter(only)
  const { pathname, search: query } = useLocation()
  const signedIn = useSession() !== undefined
  const favorites = useFavorites()
  const known = useQuery(vassalGameTypesQuery(useClient())).data?.content
  const search = useListSearch(filter, known)
  const startAfresh = useStartAfresh()
  const list = useGames(filter, favorites, signedIn, search.found)
  usePlace(list)
  useLaunchNear()
  const vendors = known ?? []

  return (
    <GameListView
      filter={filter}
      offered={{
        types: only ? [] : merchant.categories,
        categories: categoriesOf(vendors, filter.gameType),
        vendors: vendorsOf(vendors, filter.gameType),
      }}
      unknownType={unknownType}
      list={list}
      cards={{ vendorName: vendorNames(vendors), favorites }}
      loginHref={signedIn ? undefined : pathTo('login', { back: pathname + query })}
      onSearchFocus={search.want}
      onFilter={(next) => {
        startAfresh(next)
        setFilter(next)
      }}
    />
  )
}

/** The list itself loads first. */
const AFTER_MS = 2000

/** Preloads the launch screen, so that a game opens sooner, and a weak network's errors are shown by the screen itself. */
function useLaunchNear(): void {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(() => void import('../LaunchGameScreen/LaunchGameScreen.tsx').catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
