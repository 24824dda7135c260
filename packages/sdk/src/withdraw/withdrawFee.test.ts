import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../core/Minor.ts'
import { checkWithdrawAmount } from './checkWithdrawAmount.ts'
import { withdrawFee } from './withdrawFee.ts'

const fee = (freeLeft: number, rate: number, fixed = 0, cap = 0) => ({ freeLeft, rate, fixed: minor(fixed), cap: minor(cap) })

test.each([
  ['free ones cost nothing', fee(1, 100, 500), 10_000, 0],
  ['a part of the amount', fee(0, 100), 10_000, 100],
  ['rounded down for the player', fee(0, 100), 10_099, 100],
  ['a part and a fixed sum', fee(0, 100, 50), 10_000, 150],
  ['never above the cap', fee(0, 100, 50, 120), 10_000, 120],
  ['never above the amount', fee(0, 0, 500), 300, 300],
])('[7.6] the fee of a withdrawal: %s', (_, rule, amount, expected) => {
  expect(withdrawFee(rule, minor(amount))).toBe(expected)
})

test('[7.6] an amount passes where it is within the limits and something of it arrives', () => {
  const rules = { min: minor(2000), max: minor(5000), fee: fee(0, 0, 2500) }
  expect([1999, 2000, 2500, 2501, 5000, 5001].map((amount) => checkWithdrawAmount(rules, minor(amount)))).toEqual([
    'withdraw.min',
    'withdraw.min',
    'withdraw.min',
    undefined,
    undefined,
    'withdraw.max',
  ])
})

test('[7.6] whatever the rule, a fee is a whole number of cents between nothing and the amount', () => {
  const rule = fc.record({ freeLeft: fc.nat(3), rate: fc.nat(10_000), fixed: fc.nat(1e6), cap: fc.nat(1e6) })
  fc.assert(
    fc.property(rule, fc.integer({ min: 1, max: 1e10 }), (of, amount) => {
      const taken = withdrawFee(of as ReturnType<typeof fee>, minor(amount))
      expect(Number.isSafeInteger(taken) && taken >= 0 && taken <= amount).toBe(true)
    }),
  )
})
