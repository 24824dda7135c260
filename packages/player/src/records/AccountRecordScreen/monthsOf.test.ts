import { expect, test } from 'vitest'
import { monthsOf } from './MonthlyStatement.tsx'

test('[7.6] a statement can be had of the present month and of those that records are kept of', () => {
  expect(monthsOf('2026-03-01')).toEqual(['2026-03', '2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'])
})
