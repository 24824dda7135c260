interface Listed {
  /** The list that shows the game. */
  list: string
  nodeId: string
}

/** The tile of each game, and the games currently shown, in order. */
export interface Tiles {
  keys: ReadonlyMap<string, number>
  shown: readonly Listed[]
  next: number
}

export const noTiles: Tiles = { keys: new Map(), shown: [], next: 0 }

/**
 * The tiles of the games to show. A game keeps its tile while its list is shown; a game of another list reuses the tile in its
 * position: updating a tile costs half as much as creating one.
 */
export function tilesOf(before: Tiles, shown: readonly Listed[]): Tiles {
  const shownIds = new Set(shown.map(idOf))
  const keys = new Map(before.keys)
  let { next } = before
  shown.forEach((one, place) => {
    const last = before.shown[place]
    const free = last && last.list !== one.list && !shownIds.has(idOf(last)) ? keys.get(idOf(last)) : undefined
    const key = keys.get(idOf(one)) ?? free ?? next++
    if (last && key === free) keys.delete(idOf(last))
    keys.set(idOf(one), key)
  })
  return { keys, shown, next }
}

/** Whether exactly these games are shown. */
export const isShown = ({ shown }: Tiles, games: readonly Listed[]): boolean =>
  shown.length === games.length && shown.every((one, place) => idOf(one) === idOf(games[place]!))

/** The keys of the tiles shown, in order. */
export const keysOf = ({ keys, shown }: Tiles): number[] => shown.map((one) => keys.get(idOf(one))!)

const idOf = ({ list, nodeId }: Listed) => `${list} ${nodeId}`
