import { expect, test } from 'vitest'
import { TileKeys } from './TileKeys.ts'

const games = (...ids: string[]) => ids.map((nodeId) => ({ nodeId }))

test('[9] a game keeps its tile while rows come and go', () => {
  const keys = new TileKeys()
  const [, b, c] = keys.of('RNG', games('a', 'b', 'c'))
  expect(keys.of('RNG', games('b', 'c', 'd')).slice(0, 2)).toEqual([b, c])
  expect(keys.of('RNG', games('a', 'b', 'c')).slice(1)).toEqual([b, c])
})

test('[9] another list takes over the tiles that stand there, each once', () => {
  const keys = new TileKeys()
  const first = keys.of('RNG', games('a', 'b', 'c'))
  // The same game may be in both.
  const second = keys.of('FISH', games('c', 'x', 'a', 'y'))
  expect(second.slice(0, 3)).toEqual(first)
  expect(new Set(second).size).toBe(4)
  expect(keys.of('RNG', games('a'))).toEqual([second[0]])
})
