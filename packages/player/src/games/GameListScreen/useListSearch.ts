import { useMemo, useState } from 'react'
import type { Game, Vendor } from '@platform/sdk/games'
import { matchGames, similarGames } from '../../blocks/game/GameSearch/matchGames.ts'
import { useGameIndex } from '../../blocks/game/GameSearch/useGameIndex.ts'
import type { FoundGames } from '../../blocks/game/GameSearch/useGameSearch.ts'
import type { ListFilter } from '../gameFilter.ts'

/** The index's results for a list's search, once its box was focused. Undefined = use the gateway's own search. */
export function useListSearch({ gameType, category, vendor, search, minBet }: ListFilter, vendors: readonly Vendor[] | undefined) {
  const [isNeeded, setIsNeeded] = useState(false)
  const index = useGameIndex(isNeeded, vendors)
  const games = index.state === 'ready' ? index.value : undefined
  // Only the gateway can filter by stake and class: the index does not have them.
  const able = search !== '' && category === 'ALL' && minBet === ''
  const found = useMemo((): FoundGames | undefined => {
    if (!games || !able) return undefined
    const here = ({ item }: { item: Game }) => item.gameType === gameType && (vendor === '' || item.vassalage === vendor)
    const matching = matchGames(games.filter(here), search)
    return { games: matching, similar: matching.length > 0 ? [] : similarGames(games, search) }
  }, [games, able, gameType, vendor, search])
  return { found, want: () => setIsNeeded(true) }
}
