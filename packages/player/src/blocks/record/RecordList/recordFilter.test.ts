import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERIODS } from '../periods.ts'
import { readRecordFilter, writeRecordFilter } from './recordFilter.ts'

const TODAY = '2026-03-01'
const OFFERED = { gameType: ['RNG', 'LIVE', 'ELOTT'], status: ['open', 'won'], vassalage: undefined }

test('[7.4] an address leads back to the same filter', () => {
  const filters = fc.record({
    dates: fc.constantFrom(...PERIODS),
    chosen: fc.record({
      gameType: fc.constantFrom('', ...OFFERED.gameType),
      status: fc.constantFrom('', ...OFFERED.status),
      vassalage: fc.constantFrom('', 'AURORA', 'TCG_SEA'),
    }),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readRecordFilter(writeRecordFilter(filter), OFFERED, TODAY)).toEqual(filter)
    }),
  )
})

test.each(['', 'gameType=PVP', 'period=__proto__&gameType=<b>', 'gameType=rng&status=', 'vassalage=%3Cb%3E'])(
  '[7.4] %j is today and everything',
  (query) => {
    expect(readRecordFilter(new URLSearchParams(query), OFFERED, TODAY)).toEqual({
      dates: 'today',
      chosen: { gameType: '', status: '', vassalage: '' },
    })
  },
)
