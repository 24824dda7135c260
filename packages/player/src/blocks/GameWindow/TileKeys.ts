interface Listed {
  /** The list that the game is shown in. */
  list: string
  nodeId: string
}

/**
 * Keys of the tiles that exist. A game keeps its tile while its list is shown; a game of another list takes over the tile that stands
 * in its place: to fill a tile anew costs half of what a new one does.
 */
export class TileKeys {
  readonly #keys = new Map<string, number>()
  #shown: readonly Listed[] = []
  #next = 0

  /** `shown` = what has a tile now, in its order. */
  of(shown: readonly Listed[]): number[] {
    const before = this.#shown
    const wanted = new Set(shown.map(idOf))
    this.#shown = shown
    return shown.map((one, place) => {
      const stood = before[place]
      const free = stood && stood.list !== one.list && !wanted.has(idOf(stood)) ? this.#keys.get(idOf(stood)) : undefined
      const key = this.#keys.get(idOf(one)) ?? free ?? this.#next++
      if (stood && key === free) this.#keys.delete(idOf(stood))
      this.#keys.set(idOf(one), key)
      return key
    })
  }
}

const idOf = ({ list, nodeId }: Listed) => `${list} ${nodeId}`
