interface Listed {
  /** The list that the game is shown in. */
  list: string
  nodeId: string
}

/** Which tile each game has, and which games have one now, in their order. */
export interface Tiles {
  keys: ReadonlyMap<string, number>
  shown: readonly Listed[]
  next: number
}

export const noTiles: Tiles = { keys: new Map(), shown: [], next: 0 }

/**
 * The tiles of what is shown now. A game keeps its tile while its list is shown; a game of another list takes over the tile that is
 * in its place: to fill a tile again costs half of what a new one does.
 */
export function tilesOf(before: Tiles, shown: readonly Listed[]): Tiles {
  const wanted = new Set(shown.map(idOf))
  const keys = new Map(before.keys)
  let { next } = before
  shown.forEach((one, place) => {
    const last = before.shown[place]
    const free = last && last.list !== one.list && !wanted.has(idOf(last)) ? keys.get(idOf(last)) : undefined
    const key = keys.get(idOf(one)) ?? free ?? next++
    if (last && key === free) keys.delete(idOf(last))
    keys.set(idOf(one), key)
  })
  return { keys, shown, next }
}

/** Whether these games have the tiles now. */
export const isShown = ({ shown }: Tiles, games: readonly Listed[]): boolean =>
  shown.length === games.length && shown.every((one, place) => idOf(one) === idOf(games[place]!))

/** The key of each tile that is shown, in its order. */
export const keysOf = ({ keys, shown }: Tiles): number[] => shown.map((one) => keys.get(idOf(one))!)

const idOf = ({ list, nodeId }: Listed) => `${list} ${nodeId}`
