import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { amountProblem } from './amountProblem.ts'

const channel = { min: minor(1000), max: minor(50_000), multiple: minor(100), feeRate: 0, feeFixed: minor(0) }
const limits = [
  { period: 'day', amount: minor(30_000), left: minor(20_000) },
  { period: 'week', amount: minor(90_000), left: minor(15_000) },
] as const

test.each([
  [undefined, 'empty'],
  [999, 'min'],
  [1050, 'multiple'],
  [50_100, 'overLimit'],
  [15_100, 'overLimit'],
  [15_000, undefined],
])('[7.6] %s cents: %s', (amount, problem) => {
  expect(amountProblem(amount === undefined ? undefined : minor(amount), channel, limits)).toBe(problem)
})

test('[7.6] without limits nothing but the channel decides', () => {
  expect(amountProblem(minor(50_000), channel, [])).toBeUndefined()
  expect(amountProblem(minor(50_100), channel, [])).toBe('max')
})
