import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Game, IndexedGame } from '@platform/sdk/games'
import { gameIndexQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { vendorNames } from '../vendors.ts'
import { searchable, type Searchable } from './matchGames.ts'

export interface GameIndex {
  /** Absent until it has come. */
  games: readonly Searchable<Game>[] | undefined
  /** It does not come: the gateway's own search has to do. */
  failed: boolean
}

// The index is kept for long and does not know what is closed today; opening a closed game says so.
const gameOf = (game: IndexedGame): Game => ({ ...game, supportPlay: true })

/** Every game of the brand, ready to be searched by name, vendor and category. Requested once `wanted`. */
export function useGameIndex(wanted: boolean): GameIndex {
  const client = useClient()
  const t = useTranslations('games.type')
  const index = useQuery({ ...gameIndexQuery(client), enabled: wanted })
  const vendors = useQuery({ ...vassalGameTypesQuery(client), enabled: wanted }).data?.content
  const games = useMemo(() => {
    const vendorName = vendorNames(vendors ?? [])
    return index.data?.map((game) =>
      searchable(gameOf(game), {
        name: game.gameName,
        otherName: game.otherName,
        vendor: vendorName(game.vassalage),
        category: t(game.gameType),
      }),
    )
  }, [index.data, vendors, t])
  return { games, failed: index.isError }
}
