import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { hour, minute } from '../core/queryDefaults.ts'
import { gameKeys } from './gameKeys.ts'
import { getGameIndex } from './getGameIndex.ts'
import { getGameInfo } from './getGameInfo.ts'
import { getPopularGames } from './getPopularGames.ts'
import { getVassalages } from './getVassalages.ts'

// Apart from what a home asks for: a first page carries none of it.

/** Which vendors each category has. */
export const vassalagesQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.vendorGroups(),
    queryFn: ({ signal }) => getVassalages(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
  })

/** Every game by name, for a search. Asked for when the player goes to a search box. */
export const gameIndexQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.index(),
    queryFn: async ({ signal }) => (await getGameIndex(client, {}, { signal })).games,
    staleTime: hour,
    retry: false,
  })

/** What is told of one game before it is opened. */
export const gameInfoQuery = (client: Client, nodeId: string) =>
  queryOptions({
    queryKey: gameKeys.info(nodeId),
    queryFn: ({ signal }) => getGameInfo(client, { nodeId }, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** The popular games page: every category with its hottest games. */
export const popularGamesQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.popular(),
    queryFn: ({ signal }) => getPopularGames(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })
