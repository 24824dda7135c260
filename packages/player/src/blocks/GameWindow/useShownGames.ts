import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '@platform/sdk/games'
import { TileKeys } from './TileKeys.ts'

export interface ShownGame {
  key: number
  game: Game
}

/**
 * The games `from` … `to` of a list, each with the key of its tile. Of a new list the first `urgent` come at once; below them, out of sight,
 * the last list stands until there is time.
 */
export function useShownGames(list: string, games: readonly Game[], from: number, to: number, urgent: number): ShownGame[] {
  const now = useMemo(() => ({ list, games }), [list, games])
  const late = useDeferredValue(now)
  const [tiles] = useState(() => new TileKeys())
  const part = (of: typeof now, first: number, end: number) => of.games.slice(first, end).map((game) => ({ list: of.list, game }))
  const seen = late.list === list ? to : Math.min(to, from + urgent)
  const shown = [...part(now, from, seen), ...part(late, seen, Math.min(to, games.length))]
  const keys = tiles.of(shown.map(({ list: own, game }) => ({ list: own, nodeId: game.nodeId })))
  return shown.map(({ game }, index) => ({ key: keys[index]!, game }))
}
