import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages } from '../core/callQuery.ts'
import { getGameRecords } from './getGameRecords.ts'

export type RecordFilter = Omit<InputOf<typeof getGameRecords>, 'pageNo'>

export const recordKeys = {
  all: ['records'] as const,
  games: (filter: RecordFilter) => [...recordKeys.all, 'games', filter] as const,
}

/** The member's bets, page after page. */
export const gameRecordsQuery = (client: Client, filter: RecordFilter) =>
  callPages(client, getGameRecords, filter, {
    key: recordKeys.games(filter),
    staleTime: 10_000,
    private: true,
  })
