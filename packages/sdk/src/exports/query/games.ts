export { gameKeys, type GameFilter } from '../../games/gameKeys.ts'
export {
  favoriteGamesQuery,
  favoriteIdsQuery,
  gameIndexQuery,
  gameInfoQuery,
  gameListQuery,
  hotGamesQuery,
  popularGamesQuery,
  recentGamesQuery,
  vassalagesQuery,
  vassalGameTypesQuery,
} from '../../games/queries.ts'
export { addFavoriteMutation, addRecentGameMutation, launchGameMutation, removeFavoriteMutation } from '../../games/mutations.ts'
