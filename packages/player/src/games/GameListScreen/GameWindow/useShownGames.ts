import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '@platform/sdk/games'
import { isShown, keysOf, noTiles, tilesOf } from './tilesOf.ts'

export interface ShownGame {
  key: number
  game: Game
}

/**
 * The games `from` … `to` of a list, each with the key of its tile. Of a new list the first `urgent` render at once; below them, outside
 * the viewport, the previous list stays in a deferred render.
 */
export function useShownGames(list: string, games: readonly Game[], from: number, to: number, urgent: number): ShownGame[] {
  const now = useMemo(() => ({ list, games }), [list, games])
  const late = useDeferredValue(now)
  const [tiles, setTiles] = useState(noTiles)
  const part = (of: typeof now, first: number, end: number) => of.games.slice(first, end).map((game) => ({ list: of.list, game }))
  const split = late.list === list ? to : Math.min(to, from + urgent)
  const rendered = [...part(now, from, split), ...part(late, split, Math.min(to, games.length))]
  const ids = rendered.map(({ list: own, game }) => ({ list: own, nodeId: game.nodeId }))
  // Derived only from the previous tiles, so that a render that React discards has no effect.
  const current = isShown(tiles, ids) ? tiles : tilesOf(tiles, ids)
  if (current !== tiles) setTiles(current)
  const keys = keysOf(current)
  return rendered.map(({ game }, index) => ({ key: keys[index]!, game }))
}
