import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { payingTier } from './payingTier.ts'
import { figuresOf, salaryTerms } from './samples.ts'

const period = (validBetAmount: number, activeMember: number, over = 0) => ({
  ...figuresOf(0, activeMember),
  validBetAmount: minor(validBetAmount),
  actives: [{ activeStake: minor(80_000), members: over }],
})

test('[7.5] a period is described by the tier that pays it: its own, the standard that is lower, or neither', () => {
  const told = (...figures: Parameters<typeof period>) => payingTier(salaryTerms, period(...figures))
  expect(told(100_000, 9)).toEqual({ by: 'none', tier: 0 })
  // The standard requires less and pays less.
  expect(told(500_000, 3)).toEqual({ by: 'standard', tier: 1 })
  expect(told(2_000_000, 8, 8)).toEqual({ by: 'standard', tier: 2 })
  // The standard's second tier pays more than the contract's first one.
  expect(told(2_000_000, 8, 7)).toEqual({ by: 'own', tier: 1 })
  const hard = { ...salaryTerms, standard: salaryTerms.standard!.map((tier) => ({ ...tier, activeMember: 9 })) }
  expect(payingTier(hard, period(2_000_000, 8, 8))).toEqual({ by: 'standardNone', tier: 0 })
  const { standard: _standard, ...alone } = salaryTerms
  expect(payingTier(alone, period(2_000_000, 8, 8))).toEqual({ by: 'own', tier: 2 })
})
