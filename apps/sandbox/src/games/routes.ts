import * as calls from '@platform/sdk/games'
import { handle } from '../gateway/handle.ts'
import { gameInfo } from './gameInfo.ts'
import { gameIndex } from './gameIndex.ts'
import { hotGames, pageOfGames } from './gamesOf.ts'
import { launch } from './launch.ts'
import { addFavorite, addRecentGame, favoriteIds, pageOfFavorites, recentGames, removeFavorite } from './ownGames.ts'
import { popularGamesOf } from './popularGamesOf.ts'
import { roundReplay } from './roundReplay.ts'
import { vendorGroups, vendorTiles } from './vendorsOf.ts'

/** Only operators change catalogues: a delay of a few seconds is acceptable. */
const caching = { shared: 5000 }

export const gameRoutes = [
  handle(calls.getVassalGameTypes, async (_input, context) => ({ content: await vendorTiles(context) }), caching),
  handle(calls.getVassalages, (_input, context) => vendorGroups(context), caching),
  handle(calls.getGameList, (filter, context) => pageOfGames(filter, context), caching),
  handle(calls.getGameIndex, (_input, context) => gameIndex(context), { shared: 60_000, publicFor: 3600 }),
  handle(calls.getGameInfo, ({ nodeId }, context) => gameInfo(nodeId, context), caching),
  handle(calls.getHotGames, async ({ gameType }, context) => ({ list: await hotGames(gameType, context) }), caching),
  handle(calls.getPopularGames, (_input, context) => popularGamesOf(context), caching),
  handle(calls.addFavorite, ({ nodeId }, context) => addFavorite(nodeId, context)),
  handle(calls.removeFavorite, ({ nodeId }, context) => removeFavorite(nodeId, context)),
  handle(calls.getFavoriteGames, (filter, context) => pageOfFavorites(filter, context)),
  handle(calls.getFavoriteIds, (_input, context) => favoriteIds(context)),
  handle(calls.addRecentGame, ({ nodeId }, context) => addRecentGame(nodeId, context)),
  handle(calls.getRecentGames, (_input, context) => recentGames(context)),
  handle(calls.launchGame, (order, context) => launch(order, context)),
  handle(calls.getRoundReplay, (round, context) => roundReplay(round, context)),
]
