import { expect, test } from 'vitest'
import { sampleGames } from '../../blocks/game/samples.ts'
import { favoriteAfter } from './NextFavorite.tsx'

// The fifth one is closed.
const favorites = sampleGames(6)
const after = (nodeId: string, count = 6) => favoriteAfter(favorites.slice(0, count), nodeId)?.nodeId

test('[2.7] the next favorite is the one behind, round and round, never a closed one nor the same again', () => {
  expect(after('sample-0')).toBe('sample-1')
  expect(after('sample-3')).toBe('sample-5')
  expect(after('sample-5')).toBe('sample-0')
  expect(after('no favorite')).toBe('sample-0')
  expect(after('sample-0', 1)).toBeUndefined()
  expect(after('sample-0', 0)).toBeUndefined()
})
