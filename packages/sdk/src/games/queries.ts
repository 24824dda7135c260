import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { gameKeys, type GameFilter } from './gameKeys.ts'
import type { GameType } from './GameType.ts'
import { getFavoriteGames } from './getFavoriteGames.ts'
import { getGameList } from './getGameList.ts'
import { getHotGames } from './getHotGames.ts'
import { getRecentGames } from './getRecentGames.ts'
import { getVassalGameTypes } from './getVassalGameTypes.ts'

/** Every vendor tile, in the merchant's order. */
export const vassalGameTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.vendors(),
    queryFn: ({ signal }) => getVassalGameTypes(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
  })

/** The games of a filter, 26 a page. */
export const gameListQuery = (client: Client, filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: gameKeys.list(filter),
    queryFn: ({ pageParam, signal }) => getGameList(client, { ...filter, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 5 * minute,
    retry: false,
  })

/** The popular games, of one category or of all. */
export const hotGamesQuery = (client: Client, gameType?: GameType) =>
  queryOptions({
    queryKey: gameKeys.hot(gameType),
    queryFn: ({ signal }) => getHotGames(client, { gameType }, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** The member's favourites, 26 a page. */
export const favoriteGamesQuery = (client: Client, gameType?: GameType) =>
  infiniteQueryOptions({
    queryKey: gameKeys.favoriteList(gameType),
    queryFn: ({ pageParam, signal }) => getFavoriteGames(client, { gameType, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })

/** The node ids of all favourites: what the hearts of a grid show. */
export const favoriteIdsQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.favoriteIds(),
    queryFn: async ({ signal }) => (await getFavoriteGames(client, {}, { signal })).nodeIds,
    staleTime: 5 * minute,
    retry: false,
    meta: privateQuery,
  })

/** The games the member opened last. */
export const recentGamesQuery = (client: Client) =>
  queryOptions({
    queryKey: gameKeys.recent(),
    queryFn: ({ signal }) => getRecentGames(client, {}, { signal }),
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })
