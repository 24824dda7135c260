import type { Game } from '@platform/sdk/games'

/** The favorite behind the one being played, round and round; closed ones are passed over. */
export function favoriteAfter(favorites: readonly Game[], nodeId: string): Game | undefined {
  const at = favorites.findIndex((game) => game.nodeId === nodeId)
  const others = [...favorites.slice(at + 1), ...favorites.slice(0, Math.max(0, at))]
  return others.find((game) => game.supportPlay)
}
