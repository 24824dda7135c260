import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TileKeys } from './TileKeys.ts'

const of = (list: string, ...ids: string[]) => ids.map((nodeId) => ({ list, nodeId }))

test('[9] a game keeps its tile while rows come and go', () => {
  const keys = new TileKeys()
  const [, b, c] = keys.of(of('RNG', 'a', 'b', 'c'))
  expect(keys.of(of('RNG', 'b', 'c', 'd')).slice(0, 2)).toEqual([b, c])
  expect(keys.of(of('RNG', 'a', 'b', 'c')).slice(1)).toEqual([b, c])
})

test('[9] another list takes over the tiles that stand there, the first screen of it before the rest', () => {
  const keys = new TileKeys()
  const first = keys.of(of('RNG', 'a', 'b', 'c'))
  // The same game may be in both.
  expect(keys.of([...of('FISH', 'c', 'x'), ...of('RNG', 'c')])).toEqual(first)
  expect(keys.of(of('FISH', 'c', 'x', 'a', 'y')).slice(0, 3)).toEqual(first)
  expect(keys.of(of('RNG', 'a', 'b'))).toEqual(first.slice(0, 2))
})

test('[9] no two tiles ever have one key', () => {
  const game = fc.record({ list: fc.constantFrom('RNG', 'FISH'), nodeId: fc.constantFrom(...'abcdefgh') })
  const shown = fc.uniqueArray(game, { selector: ({ list, nodeId }) => list + nodeId, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 8 }), (steps) => {
      const keys = new TileKeys()
      for (const step of steps) {
        const given = keys.of(step)
        expect(new Set(given).size).toBe(given.length)
      }
    }),
  )
})
