import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { hour, minute } from '../core/queryDefaults.ts'
import { gameKeys } from './gameKeys.ts'
import { getGameIndex } from './getGameIndex.ts'
import { getGameInfo } from './getGameInfo.ts'
import { getPopularGames } from './getPopularGames.ts'
import { getVassalages } from './getVassalages.ts'

// Separate from what home requests: a bundler cannot split a module, and with these its first load would be 0.35 kB larger.

/** Which vendors each category has. */
export const vassalagesQuery = (client: Client) =>
  callQuery(client, getVassalages, {}, { key: gameKeys.vendorGroups(), staleTime: 10 * minute, persisted: true })

/** Every game by name, for a search. Requested when the player focuses a search box. */
export const gameIndexQuery = (client: Client) =>
  callQuery(client, getGameIndex, {}, { key: gameKeys.index(), read: ({ games }) => games, staleTime: hour })

/** The details of one game before it is opened. */
export const gameInfoQuery = (client: Client, nodeId: string) =>
  callQuery(client, getGameInfo, { nodeId }, { key: gameKeys.info(nodeId), staleTime: 5 * minute })

/** The popular games page: every category with its hottest games. */
export const popularGamesQuery = (client: Client) =>
  callQuery(client, getPopularGames, {}, { key: gameKeys.popular(), staleTime: 5 * minute })
