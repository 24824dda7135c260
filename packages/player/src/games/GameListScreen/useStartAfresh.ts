import { useCallback } from 'react'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { favoriteGamesQuery, gameListQuery, hotGamesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import type { ListFilter } from '../gameFilter.ts'
import { gameSource } from '../gameSource.ts'

/** A selected list restarts at page 1 and is requested again; its cached first page shows in the meantime (section 4). */
export function useStartAfresh(): (filter: ListFilter) => void {
  const client = useClient()
  const queries = useQueryClient()
  return useCallback(
    (filter) => {
      const source = gameSource(filter)
      const { queryKey } =
        source.from === 'list'
          ? gameListQuery(client, source.input)
          : source.from === 'hot'
            ? hotGamesQuery(client, source.gameType)
            : favoriteGamesQuery(client, source.gameType)
      if (source.from !== 'hot') {
        queries.setQueryData<InfiniteData<unknown>>(
          queryKey,
          (kept) => kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
        )
      }
      void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    },
    [client, queries],
  )
}
