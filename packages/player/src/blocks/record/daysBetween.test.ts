import { expect, test } from 'vitest'
import { daysBetween } from './daysBetween.ts'

test('[7.6] a chart has every day of its period, also those without anything', () => {
  expect(daysBetween({ startDate: '2026-02-27', endDate: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(daysBetween({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual(['2026-03-01'])
})
