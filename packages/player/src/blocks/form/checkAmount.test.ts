import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { checkDepositAmount } from '@platform/sdk/deposit'
import { checkWithdrawAmount } from '@platform/sdk/withdraw'
import { checkAmount } from './checkAmount.ts'

const fee = { freeLeft: 1, rate: 0, fixed: minor(0), cap: minor(0) }

test.each([
  ['nothing is entered', 50_000, 10_000, undefined, 'empty'],
  ['below the minimum', 50_000, 10_000, 99, 'min'],
  ['the balance is the lower limit', 50_000, 10_000, 60_000, 'free'],
  ['between both, above the balance', 50_000, 10_000, 20_000, 'free'],
  ['the maximum is the lower limit', 10_000, 50_000, 60_000, 'max'],
  ['between both, above the maximum', 10_000, 50_000, 20_000, 'max'],
  ['below both', 50_000, 10_000, 10_000, undefined],
])('[7.6] above two limits the lower one is named: %s', (_, max, free, cents, problem) => {
  const amount = cents === undefined ? undefined : minor(cents)
  const limits = { min: minor(100), max: minor(max), free }
  expect(checkAmount(amount, limits)).toBe(problem)
  expect(checkAmount(amount, limits, (some) => checkWithdrawAmount({ ...limits, fee }, some))).toBe(problem)
})

const channel = { min: minor(1000), max: minor(50_000), multiple: minor(100), feeRate: 0, feeFixed: minor(0) }

test.each([
  [999, 15_000, 'min'],
  [1050, 15_000, 'multiple'],
  [50_100, 15_000, 'free'],
  [15_100, 15_000, 'free'],
  [15_000, 15_000, undefined],
  [50_000, Infinity, undefined],
  [50_100, Infinity, 'max'],
])('[7.6] a deposit of %s cents, with %s left of the limits: %s', (amount, free, problem) => {
  expect(checkAmount(minor(amount), { ...channel, free }, (some) => checkDepositAmount(channel, some))).toBe(problem)
})
