import { expect, test } from 'vitest'
import { popularTypesOf } from './popularTypesOf.ts'

test('[2.6] lotteries have a tab among the popular games only where home has no row for them', () => {
  const categories = ['ELOTT', 'RNG', 'LOTT', 'LIVE'] as const
  expect(popularTypesOf({ categories, home: ['popularGames'] })).toEqual(['ALL', ...categories])
  expect(popularTypesOf({ categories, home: ['lotteries', 'popularGames'] })).toEqual(['ALL', 'RNG', 'LIVE'])
})
