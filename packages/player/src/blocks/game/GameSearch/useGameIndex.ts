import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Game, IndexedGame, Vendor } from '@platform/sdk/games'
import { gameIndexQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable } from '@platform/ui'
import { vendorNames } from '../vendors.ts'
import { searchable, type Searchable } from './matchGames.ts'

// The index is cached for long and does not include today's closures; opening a closed game shows a message.
const gameOf = (game: IndexedGame): Game => ({ ...game, supportPlay: true })

/**
 * Every game of the brand, prepared for search by name, vendor and category. Requested once `wanted`; if it fails, the gateway searches.
 * The caller has the vendors: a second query of them would render a list again when the first one starts.
 */
export function useGameIndex(wanted: boolean, vendors: readonly Vendor[] | undefined): Loadable<readonly Searchable<Game>[]> {
  const client = useClient()
  const t = useTranslations('games.type')
  const index = useQuery({ ...gameIndexQuery(client), enabled: wanted })
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
  return loadable({ data: games, isError: index.isError, refetch: index.refetch })
}
