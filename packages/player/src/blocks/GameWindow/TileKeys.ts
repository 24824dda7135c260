import type { Game } from '@platform/sdk/games'

/**
 * Keys of the tiles that exist. A game keeps its tile while its list is shown; another list takes over the tiles that stand there, one
 * after the other: to fill a tile anew costs half of what a new one does.
 */
export class TileKeys {
  #list = ''
  #keys = new Map<string, number>()
  #shown: number[] = []
  #next = 0

  /** `shown` = the games of this list that have a tile now, in their order. */
  of(list: string, shown: readonly Pick<Game, 'nodeId'>[]): number[] {
    if (list !== this.#list) {
      this.#list = list
      this.#keys = new Map(shown.slice(0, this.#shown.length).map(({ nodeId }, index) => [nodeId, this.#shown[index]!]))
    }
    this.#shown = shown.map(({ nodeId }) => {
      const key = this.#keys.get(nodeId) ?? this.#next++
      this.#keys.set(nodeId, key)
      return key
    })
    return this.#shown
  }
}
