import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { privateQuery } from '../core/queryDefaults.ts'
import { getGameRecords } from './getGameRecords.ts'

export type RecordFilter = Omit<InputOf<typeof getGameRecords>, 'pageNo'>

export const recordKeys = {
  all: ['records'] as const,
  games: (filter: RecordFilter) => [...recordKeys.all, 'games', filter] as const,
}

/** The member's bets, page after page. */
export const gameRecordsQuery = (client: Client, filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: recordKeys.games(filter),
    queryFn: ({ pageParam, signal }) => getGameRecords(client, { ...filter, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 10_000,
    retry: false,
    meta: privateQuery,
  })
