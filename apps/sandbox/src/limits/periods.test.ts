import { expect, test } from 'vitest'
import { periodEnd, periodStart } from './periods.ts'

/** A moment of Brasília's clock. */
const local = (text: string) => Date.parse(`${text}-03:00`)

test.each([
  ['day', '2026-11-30T23:59:59', '2026-11-30T00:00', '2026-12-01T00:00'],
  ['day', '2026-12-01T00:00', '2026-12-01T00:00', '2026-12-02T00:00'],
  // A Sunday, and the Monday after it.
  ['week', '2026-11-29T23:59:59', '2026-11-23T00:00', '2026-11-30T00:00'],
  ['week', '2026-11-30T00:00', '2026-11-30T00:00', '2026-12-07T00:00'],
  ['month', '2026-11-30T23:59:59', '2026-11-01T00:00', '2026-12-01T00:00'],
  ['month', '2026-12-31T12:00', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['month', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
] as const)(
  '[7.6] [market numbers.periods] the %s of %s is a fixed frame of the merchant’s clock, from %s to %s',
  (period, at, from, until) => {
    expect([periodStart(period, local(at)), periodEnd(period, local(at))]).toEqual([local(from), local(until)])
  },
)
