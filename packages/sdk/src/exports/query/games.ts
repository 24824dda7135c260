export { gameKeys, type GameFilter } from '../../games/gameKeys.ts'
export {
  favoriteGamesQuery,
  favoriteIdsQuery,
  gameListQuery,
  hotGamesQuery,
  recentGamesQuery,
  vassalGameTypesQuery,
} from '../../games/queries.ts'
export { gameIndexQuery, gameInfoQuery, popularGamesQuery, vassalagesQuery } from '../../games/catalogueQueries.ts'
export { addFavoriteMutation, removeFavoriteMutation } from '../../games/mutations.ts'
export { addRecentGameMutation, launchGameMutation } from '../../games/launchMutations.ts'
