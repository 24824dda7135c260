import type { InputOf } from '../core/Call.ts'
import type { GameType } from './GameType.ts'
import type { getGameList } from './getGameList.ts'

/** The filter of a game list. */
export type GameFilter = Omit<InputOf<typeof getGameList>, 'pageNo'>

/** Query keys of games and vendors: all begin with 'games'. */
export const gameKeys = {
  all: ['games'] as const,
  vendors: () => [...gameKeys.all, 'vendors'] as const,
  vendorGroups: () => [...gameKeys.all, 'vendorGroups'] as const,
  list: (filter: GameFilter) => [...gameKeys.all, 'list', filter] as const,
  info: (nodeId: string) => [...gameKeys.all, 'info', nodeId] as const,
  index: () => [...gameKeys.all, 'index'] as const,
  hot: (gameType?: GameType) => [...gameKeys.all, 'hot', gameType] as const,
  popular: () => [...gameKeys.all, 'popular'] as const,
  favorites: () => [...gameKeys.all, 'favorites'] as const,
  favoriteLists: () => [...gameKeys.favorites(), 'list'] as const,
  favoriteList: (gameType?: GameType) => [...gameKeys.favoriteLists(), gameType] as const,
  favoriteIds: () => [...gameKeys.favorites(), 'ids'] as const,
  recent: () => [...gameKeys.all, 'recent'] as const,
}
