import { expect, test } from 'vitest'
import { isFavourite, withFavourite } from './favouriteLotteries.ts'

test('[3] favourites belong to a user name; other players of the device keep theirs', () => {
  const first = withFavourite(undefined, 'ana', 'g1', true)
  const both = withFavourite(withFavourite(first, 'bia', 'g1', true), 'ana', 'g2', true)
  expect(both).toEqual({ ana: ['g2', 'g1'], bia: ['g1'] })
  expect(withFavourite(both, 'ana', 'g1', false)).toEqual({ ana: ['g2'], bia: ['g1'] })
  expect(isFavourite(both, 'ana', 'g2')).toBe(true)
  expect(isFavourite(both, 'bia', 'g2')).toBe(false)
  expect(isFavourite(both, undefined, 'g1')).toBe(false)
})

test('[3] a heart tapped twice keeps one entry; a name of the language is no favourite', () => {
  const twice = withFavourite(withFavourite({}, 'ana', 'g1', true), 'ana', 'g1', true)
  expect(twice).toEqual({ ana: ['g1'] })
  expect(isFavourite({}, 'toString', 'g1')).toBe(false)
  expect(withFavourite({}, 'constructor', 'g1', true)).toEqual({ constructor: ['g1'] })
})
