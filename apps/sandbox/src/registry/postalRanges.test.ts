import { expect, test } from 'vitest'
import { ranges } from './postalRanges.ts'

test('[2.10] the sandbox knows the ranges of a few hundred cities in every state, none of which overlap', () => {
  expect(ranges.length).toBeGreaterThan(300)
  expect(new Set(ranges.map(({ state }) => state)).size).toBe(27)
  expect(ranges.filter(({ from, to, city }) => !(from < to) || city === '')).toEqual([])
  expect(ranges.filter(({ from }, index) => index > 0 && from <= ranges[index - 1]!.to)).toEqual([])
  expect(ranges.find(({ city }) => city === 'Recife')).toEqual({ from: 50_000_000, to: 52_999_999, city: 'Recife', state: 'PE' })
})
