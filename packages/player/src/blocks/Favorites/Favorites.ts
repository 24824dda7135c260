import type { Game } from '@platform/sdk/games'

/** Which games are favorites, and what a tap on a heart does. */
export interface Favorites {
  /** Whether it is known yet which those are. */
  known: boolean
  has: (nodeId: string) => boolean
  toggle: (game: Pick<Game, 'nodeId' | 'vassalage'>, favorite: boolean) => void
}
