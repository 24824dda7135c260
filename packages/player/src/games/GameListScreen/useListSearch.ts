import { useMemo, useState } from 'react'
import type { Game } from '@platform/sdk/games'
import { matchGames, similarGames } from '../../blocks/GameSearch/matchGames.ts'
import { useGameIndex } from '../../blocks/GameSearch/useGameIndex.ts'
import type { FoundGames } from '../../blocks/GameSearch/useGameSearch.ts'
import type { ListFilter } from '../gameFilter.ts'

/** What the index answers to the search of a list, once the player has gone to its box. Undefined = the gateway's own search has to do. */
export function useListSearch({ gameType, category, vendor, search, minBet }: ListFilter) {
  const [wanted, setWanted] = useState(false)
  const { games } = useGameIndex(wanted)
  // Stakes and classes are the gateway's: the index does not know them.
  const able = search !== '' && category === 'ALL' && minBet === ''
  const found = useMemo((): FoundGames | undefined => {
    if (!games || !able) return undefined
    const here = ({ item }: { item: Game }) => item.gameType === gameType && (vendor === '' || item.vassalage === vendor)
    const matching = matchGames(games.filter(here), search)
    return { games: matching, similar: matching.length > 0 ? [] : similarGames(games, search) }
  }, [games, able, gameType, vendor, search])
  return { found, want: () => setWanted(true) }
}
