import { expect, test } from 'vitest'
import { isFavorite, withFavorite } from './useFavoriteLotteries.ts'

test('[3] favorites belong to a user name; other players of the device keep theirs', () => {
  const first = withFavorite(undefined, 'ana', 'g1', true)
  const both = withFavorite(withFavorite(first, 'bia', 'g1', true), 'ana', 'g2', true)
  expect(both).toEqual({ ana: ['g2', 'g1'], bia: ['g1'] })
  expect(withFavorite(both, 'ana', 'g1', false)).toEqual({ ana: ['g2'], bia: ['g1'] })
  expect(isFavorite(both, 'ana', 'g2')).toBe(true)
  expect(isFavorite(both, 'bia', 'g2')).toBe(false)
  expect(isFavorite(both, undefined, 'g1')).toBe(false)
})

test('[3] a heart tapped twice keeps one entry; a name of the language is no favorite', () => {
  const twice = withFavorite(withFavorite({}, 'ana', 'g1', true), 'ana', 'g1', true)
  expect(twice).toEqual({ ana: ['g1'] })
  expect(isFavorite({}, 'toString', 'g1')).toBe(false)
  expect(withFavorite({}, 'constructor', 'g1', true)).toEqual({ constructor: ['g1'] })
})
