import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Game } from '@platform/sdk/games'
import { favoriteGamesQuery, gameListQuery, hotGamesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { type Loadable, loadable } from '@platform/ui'
import type { Favorites } from '../../blocks/game/Favorites/Favorites.ts'
import type { FoundGames } from '../../blocks/game/GameSearch/useGameSearch.ts'
import { type Paging, pagingOf } from '../../blocks/record/paging.ts'
import type { ListFilter } from '../gameFilter.ts'
import { gameSource, joinPages, narrow } from '../gameSource.ts'

export interface Games {
  games: Loadable<readonly Game[]>
  paging: Paging
  /** Number of pages shown, 26 games each, and of all pages. */
  pages: number
  totalPages: number
  more: () => void
  /** The most similar games, for a search without results. */
  similar?: readonly Game[]
}

/** The games of a filter, from its call. Each filter has its own cache entry, so that a late answer for another one is never shown. */
export function useGames(filter: ListFilter, favoriteState: Favorites, signedIn: boolean, found?: FoundGames): Games {
  const client = useClient()
  const source = gameSource(filter)
  const list = useInfiniteQuery({
    ...gameListQuery(client, source.from === 'list' ? source.input : { gameType: filter.gameType }),
    enabled: source.from === 'list' && !found,
  })
  const favorites = useInfiniteQuery({
    ...favoriteGamesQuery(client, source.from === 'favorites' ? source.gameType : filter.gameType),
    enabled: source.from === 'favorites' && signedIn,
  })
  const hot = useQuery({ ...hotGamesQuery(client, filter.gameType), enabled: source.from === 'hot' })

  const paged = source.from === 'favorites' ? favorites : list
  const { fetchNextPage } = paged
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  if (found) return { games: { state: 'ready', value: found.games }, paging: 'end', pages: 1, totalPages: 1, more, similar: found.similar }
  if (source.from === 'hot') {
    return { games: loadable(hot, (answer) => narrow(answer.list, filter)), paging: 'end', pages: 1, totalPages: 1, more }
  }
  const games =
    source.from === 'list'
      ? loadable(list, ({ pages }) => joinPages(pages.map((page) => page.games)))
      : // Removing a favorite removes its game at once; if the gateway refuses, both are restored.
        loadable(favorites, ({ pages }) =>
          narrow(joinPages(pages.map((page) => page.content)), filter).filter(
            (game) => !favoriteState.known || favoriteState.has(game.nodeId),
          ),
        )
  return {
    games,
    paging: pagingOf(paged),
    pages: paged.data?.pages.length ?? 0,
    totalPages: paged.data?.pages.at(-1)?.totalPages ?? 0,
    more,
  }
}
