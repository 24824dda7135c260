import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf, noTiles, tilesOf, type Tiles } from './tilesOf.ts'

/** Renders lists one after the other, each based on the tiles of the previous one. */
function tileKeys() {
  let tiles: Tiles = noTiles
  return {
    of(shown: Tiles['shown']) {
      const before = tiles
      tiles = tilesOf(before, shown)
      // A discarded render that is repeated has the same result.
      expect(keysOf(tilesOf(before, shown))).toEqual(keysOf(tiles))
      return keysOf(tiles)
    },
  }
}

const of = (list: string, ...ids: string[]) => ids.map((nodeId) => ({ list, nodeId }))

test('[9] a game keeps its tile while rows come and go', () => {
  const keys = tileKeys()
  const [, b, c] = keys.of(of('RNG', 'a', 'b', 'c'))
  expect(keys.of(of('RNG', 'b', 'c', 'd')).slice(0, 2)).toEqual([b, c])
  expect(keys.of(of('RNG', 'a', 'b', 'c')).slice(1)).toEqual([b, c])
})

test('[9] another list uses the tiles that are there, its first screen before the rest', () => {
  const keys = tileKeys()
  const first = keys.of(of('RNG', 'a', 'b', 'c'))
  // The same game may be in both lists.
  expect(keys.of([...of('FISH', 'c', 'x'), ...of('RNG', 'c')])).toEqual(first)
  expect(keys.of(of('FISH', 'c', 'x', 'a', 'y')).slice(0, 3)).toEqual(first)
  expect(keys.of(of('RNG', 'a', 'b'))).toEqual(first.slice(0, 2))
})

test('[9] no two tiles ever have one key', () => {
  const game = fc.record({ list: fc.constantFrom('RNG', 'FISH'), nodeId: fc.constantFrom(...'abcdefgh') })
  const shown = fc.uniqueArray(game, { selector: ({ list, nodeId }) => list + nodeId, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 8 }), (steps) => {
      const keys = tileKeys()
      for (const step of steps) {
        const given = keys.of(step)
        expect(new Set(given).size).toBe(given.length)
      }
    }),
  )
})
