import { expect, test } from 'vitest'
import { marketOf, markets, numberOf } from '@platform/sdk/markets'
import { choicesOf } from './choicesOf.ts'

const choices = (code: string, what: 'breaks' | 'exclusions') => choicesOf(numberOf(marketOf(code), what))

test('[7.6] every market has lengths of a break and of an exclusion to choose from', () => {
  for (const { code } of markets)
    for (const what of ['breaks', 'exclusions'] as const) expect(choices(code, what).length, `${code} ${what}`).toBeGreaterThan(1)
})

test('[7.6] a range is offered in usual lengths, its ends among them', () => {
  expect(choices('br', 'exclusions')).toHaveLength(12)
  expect(choices('br', 'exclusions').at(0)).toBe('P1M')
  expect(choices('br', 'exclusions').at(-1)).toBe('P12M')
  expect(choices('gb', 'breaks')).toEqual(['PT24H', 'P3D', 'P1W', 'P2W', 'P1M', 'P6W'])
  expect(choices('gb', 'exclusions').at(-1)).toBe('P5Y')
})
