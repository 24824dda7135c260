import { minor } from '@platform/sdk'
import { settlePeriod } from '@platform/sdk/contracts'
import { expect, test } from 'vitest'
import { changedTerms, dividendTerms, periods, settlements } from '../samples.ts'
import { replayRows } from './replayRows.ts'

test('[7.5] the last periods come newest first, each by both terms, with sums; what was left below zero runs on', () => {
  const { rows, now, proposed } = replayRows(periods, minor(0), changedTerms, dividendTerms)
  expect(rows.map((row) => row.now?.due)).toEqual(settlements.map(({ due }) => due))
  expect(now).toBe(settlements.reduce((sum, { due }) => sum + due, 0))
  expect(proposed).toBe(rows.reduce((sum, row) => sum + row.proposed.due, 0))
  for (const [index, { proposed: period }] of rows.entries()) {
    expect(period.carryIn).toBe(rows[index + 1]?.proposed.carryOut ?? 0)
    expect(settlePeriod(changedTerms, period.figures, period.carryIn).due).toBe(period.due)
  }
})

test('[7.5] terms of another cycle are not put beside these', () => {
  const { rows, now } = replayRows(periods, minor(0), changedTerms, { ...dividendTerms, cycle: 'month' })
  expect(now).toBeUndefined()
  expect(rows.every((row) => row.now === undefined)).toBe(true)
})
