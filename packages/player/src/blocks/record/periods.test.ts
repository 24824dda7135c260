import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERIODS, rangeOf } from './periods.ts'

const NEAR_MIDNIGHT = Date.parse('2026-03-01T02:30:00Z')

describe('rangeOf', () => {
  test.each([
    ['today', '2026-02-28', '2026-02-28'],
    ['yesterday', '2026-02-27', '2026-02-27'],
    ['7d', '2026-02-22', '2026-02-28'],
    ['15d', '2026-02-14', '2026-02-28'],
    ['30d', '2026-01-30', '2026-02-28'],
  ] as const)('[7.4] %s in São Paulo at 23:30 is %s to %s', (period, startDate, endDate) => {
    expect(rangeOf(period, NEAR_MIDNIGHT, 'America/Sao_Paulo')).toEqual({ startDate, endDate })
  })

  test('[7.4] spans have 1, 7, 30, 1 and 15 days in any zone at any time, also over a change of clocks', () => {
    const zones = fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu', 'Pacific/Apia')
    const times = fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2035-01-01') })
    fc.assert(
      fc.property(times, zones, (now, zone) => {
        const days = PERIODS.map((period) => {
          const { startDate, endDate } = rangeOf(period, now, zone)
          return (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
        })
        expect(days).toEqual([1, 7, 30, 1, 15])
      }),
    )
  })
})
