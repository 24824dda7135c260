import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { amountProblem as ofWithdrawal, type WithdrawSettings } from '../withdraw/amountProblem.ts'
import { amountProblem as ofTransfer } from './amountProblem.ts'

const fee = { freeLeft: 1, rate: 0, fixed: minor(0), cap: minor(0) }

test.each([
  ['the balance is the lower limit', 50_000, 10_000, 60_000, 'free'],
  ['between both, above the balance', 50_000, 10_000, 20_000, 'free'],
  ['the maximum is the lower limit', 10_000, 50_000, 60_000, 'max'],
  ['between both, above the maximum', 10_000, 50_000, 20_000, 'max'],
  ['below both', 50_000, 10_000, 10_000, undefined],
])('[7.6] above two limits the lower one is named: %s', (_, max, free, amount, problem) => {
  const rules = { min: minor(100), max: minor(max) }
  expect(ofTransfer({ ...rules, transferable: minor(free) }, minor(amount))).toBe(problem)
  const settings: Pick<WithdrawSettings, 'min' | 'max' | 'fee' | 'withdrawable'> = { ...rules, fee, withdrawable: minor(free) }
  expect(ofWithdrawal(settings, minor(amount))).toBe(problem)
})
