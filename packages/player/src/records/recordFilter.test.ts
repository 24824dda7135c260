import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERIODS } from '../blocks/periods.ts'
import { readRecordFilter, writeRecordFilter } from './recordFilter.ts'

const OFFERED = ['RNG', 'LIVE', 'ELOTT'] as const

test('[7.4] an address leads back to the same filter', () => {
  const filters = fc.record({ period: fc.constantFrom(...PERIODS), gameType: fc.constantFrom('' as const, ...OFFERED) })
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readRecordFilter(writeRecordFilter(filter), OFFERED)).toEqual(filter)
    }),
  )
})

test.each(['', 'period=week&gameType=PVP', 'period=__proto__&gameType=<b>', 'gameType=rng'])(
  '[7.4] %j is today and all products',
  (query) => {
    expect(readRecordFilter(new URLSearchParams(query), OFFERED)).toEqual({ period: 'today', gameType: '' })
  },
)
