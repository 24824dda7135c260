import type { Game } from '@platform/sdk/games'

/** The member's favorites, and the action of their toggle. */
export interface Favorites {
  /** Whether the favorites are loaded. */
  known: boolean
  has: (nodeId: string) => boolean
  toggle: (game: Pick<Game, 'nodeId' | 'vassalage'>, favorite: boolean) => void
}
