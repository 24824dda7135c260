import type { Game } from '@platform/sdk/games'

/** The favourite behind the one being played, round and round; closed ones are passed over. */
export function favouriteAfter(favourites: readonly Game[], nodeId: string): Game | undefined {
  const at = favourites.findIndex((game) => game.nodeId === nodeId)
  const others = [...favourites.slice(at + 1), ...favourites.slice(0, Math.max(0, at))]
  return others.find((game) => game.supportPlay)
}
