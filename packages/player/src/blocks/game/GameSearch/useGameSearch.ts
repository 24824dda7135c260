import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Game } from '@platform/sdk/games'
import { cleanText } from '@platform/sdk'
import { gameListQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { type Loadable, loadable, useDebounced } from '@platform/ui'
import { matchGames, similarGames } from './matchGames.ts'
import { useGameIndex } from './useGameIndex.ts'

/** A player who does not find the game among these types more. */
const MOST = 36

export interface FoundGames {
  games: readonly Game[]
  /** The most similar games if none match. */
  similar: readonly Game[]
}

/** The games that match a text: from the index on each keystroke, or by the gateway's own search if the index failed. */
export function useGameSearch(text: string): Loadable<FoundGames> {
  const client = useClient()
  const index = useGameIndex(true, useQuery(vassalGameTypesQuery(client)).data?.content)
  const indexed = index.state === 'ready' ? index.value : undefined
  const typed = cleanText(text)
  const query = useDeferredValue(typed)
  const results = useMemo(() => {
    if (!indexed) return undefined
    const games = matchGames(indexed, query)
    return { games: games.slice(0, MOST), similar: games.length > 0 || query === '' ? [] : similarGames(indexed, query) }
  }, [indexed, query])

  // Each text has its own cache entry, so that a late answer for an earlier text is never shown.
  const gameName = useDebounced(typed)
  const list = useInfiniteQuery({ ...gameListQuery(client, { gameName }), enabled: index.state === 'error' && gameName !== '' })
  if (results) return { state: 'ready', value: results }
  if (index.state !== 'error' || gameName !== typed) return { state: 'loading' }
  return loadable(list, ({ pages }) => ({ games: pages[0]?.games ?? [], similar: [] }))
}
