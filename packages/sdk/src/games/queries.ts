import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { gameKeys, type GameFilter } from './gameKeys.ts'
import type { GameType } from './GameType.ts'
import { getFavoriteGames } from './getFavoriteGames.ts'
import { getFavoriteIds } from './getFavoriteIds.ts'
import { getGameList } from './getGameList.ts'
import { getHotGames } from './getHotGames.ts'
import { getRecentGames } from './getRecentGames.ts'
import { getVassalGameTypes } from './getVassalGameTypes.ts'

/** Every vendor tile, in the merchant's order. */
export const vassalGameTypesQuery = (client: Client) =>
  callQuery(client, getVassalGameTypes, {}, { key: gameKeys.vendors(), staleTime: 10 * minute, persisted: true })

/** The games of a filter, 26 a page. */
export const gameListQuery = (client: Client, filter: GameFilter) =>
  callPages(client, getGameList, filter, { key: gameKeys.list(filter), staleTime: 5 * minute })

/** The popular games, of one category or of all. */
export const hotGamesQuery = (client: Client, gameType?: GameType) =>
  callQuery(client, getHotGames, { gameType }, { key: gameKeys.hot(gameType), staleTime: 5 * minute, persisted: true })

/** The member's favorites, 26 a page. */
export const favoriteGamesQuery = (client: Client, gameType?: GameType) =>
  callPages(client, getFavoriteGames, { gameType }, { key: gameKeys.favoriteList(gameType), staleTime: minute, private: true })

/** The node ids of all favorites: what the favorite buttons of a grid show. */
export const favoriteIdsQuery = (client: Client) =>
  callQuery(
    client,
    getFavoriteIds,
    {},
    { key: gameKeys.favoriteIds(), read: ({ nodeIds }) => nodeIds, staleTime: 5 * minute, private: true },
  )

/** The games the member opened last. */
export const recentGamesQuery = (client: Client) =>
  callQuery(client, getRecentGames, {}, { key: gameKeys.recent(), staleTime: minute, private: true })
