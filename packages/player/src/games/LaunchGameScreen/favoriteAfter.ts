import type { Game } from '@platform/sdk/games'

/** The favorite after the current one, cyclic; closed ones are skipped. */
export function favoriteAfter(favorites: readonly Game[], nodeId: string): Game | undefined {
  const at = favorites.findIndex((game) => game.nodeId === nodeId)
  const others = [...favorites.slice(at + 1), ...favorites.slice(0, Math.max(0, at))]
  return others.find((game) => game.supportPlay)
}
