import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERIODS } from '../periods.ts'
import { daysOf, firstDay, MAX_BACK, MAX_SPAN, rangeFault, readDates, writeDates } from './dateChoice.ts'

const TODAY = '2026-03-01'
const day = (back: number) => new Date(Date.parse(TODAY) - back * 86_400_000).toISOString().slice(0, 10)

describe('days of the player’s own', () => {
  test.each([
    ['2026-02-01', '2026-03-01', undefined],
    ['2026-01-30', '2026-03-01', undefined],
    ['2026-01-29', '2026-03-01', 'span'],
    ['2025-09-02', '2025-09-02', undefined],
    ['2025-09-01', '2025-09-01', 'early'],
    ['2026-03-01', '2026-03-02', 'late'],
    ['2026-02-20', '2026-02-19', 'order'],
    ['', '2026-02-19', 'missing'],
    ['2026-02-30', '2026-03-01', 'missing'],
    ['26-2-1', '2026-03-01', 'missing'],
  ] as const)('[7.4] %s to %s: %s', (startDate, endDate, fault) => {
    expect(rangeFault({ startDate, endDate }, TODAY)).toBe(fault)
  })

  test('[7.4] whatever is let through has at most 31 days, none of them to come nor older than 180 days', () => {
    const backs = fc.integer({ min: -5, max: 200 })
    fc.assert(
      fc.property(backs, backs, (from, to) => {
        const allowed = from >= to && to >= 0 && from <= MAX_BACK && from - to < MAX_SPAN
        expect(rangeFault({ startDate: day(from), endDate: day(to) }, TODAY) === undefined).toBe(allowed)
      }),
    )
    expect(firstDay(TODAY)).toBe(day(MAX_BACK))
  })

  test('[7.4] an address leads back to the same days', () => {
    const own = fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 30 })).map(([to, span]) => {
      return { startDate: day(to + span), endDate: day(to) }
    })
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...PERIODS), own), fc.constantFrom(...PERIODS), (dates, rest) => {
        expect(readDates(new URLSearchParams(writeDates(dates, rest)), TODAY, rest)).toEqual(dates)
      }),
    )
  })

  test.each(['', 'period=week', 'period=__proto__', 'from=2026-02-01', 'from=2020-01-01&to=2026-03-01', 'from=<b>&to=<b>'])(
    '[7.4] %j is today',
    (query) => {
      expect(readDates(new URLSearchParams(query), TODAY)).toBe('today')
    },
  )

  test('[7.4] own days go to the gateway as they are', () => {
    const own = { startDate: '2026-02-01', endDate: '2026-02-03' }
    expect(daysOf(own, Date.parse('2026-03-01T12:00:00Z'))).toBe(own)
    expect(daysOf('today', Date.parse('2026-03-01T12:00:00Z'))).toEqual({ startDate: TODAY, endDate: TODAY })
  })
})
