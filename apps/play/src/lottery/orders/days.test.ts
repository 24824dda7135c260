import { expect, test } from 'vitest'
import { daysAround } from './days.ts'

test.each([
  ['2026-11-20T12:00:00Z', 1, '2026-11-19', '2026-11-21'],
  ['2026-11-20T01:00:00Z', 1, '2026-11-18', '2026-11-20'],
  ['2026-03-01T12:00:00Z', 30, '2026-01-30', '2026-03-02'],
  // São Paulo changed its clocks in that night.
  ['2018-11-04T03:30:00Z', 1, '2018-11-03', '2018-11-05'],
])('[7.4] around %s, %i day(s) back: %s to %s', (now, before, startDate, endDate) => {
  expect(daysAround(Date.parse(now), before)).toEqual({ startDate, endDate })
})
