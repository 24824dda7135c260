import { minor } from '@platform/sdk'
import { termsProblems } from '@platform/sdk/contracts'
import { expect, test } from 'vitest'
import { dividendTerms, salaryTerms } from '../samples.ts'
import { draftOf, termsOf } from './Draft.ts'
import { standardFor } from './standardFor.ts'

const { standard: agreed = [], ...alone } = salaryTerms
const newer = agreed.map((tier) => ({ ...tier, amount: minor(tier.amount * 2) }))
const rulesWith = (tiers?: typeof newer, basis: 'stake' | 'loss' = 'stake') => ({
  mayOffer: true,
  mostTiers: 10,
  mostRate: 100_000,
  mostAmount: minor(1_000_000),
  activeStake: minor(50_000),
  payer: 'upline' as const,
  ...(tiers && { standard: { basis, rateType: 'fixed' as const, tiers } }),
})
const salary = { kind: 'daily', now: salaryTerms, ceiling: salaryTerms } as const

test('[7.5] a change of a salary keeps the standard that was agreed, whatever the house has by now, and the agent reads where they differ', () => {
  for (const [house, differs] of [
    [agreed, undefined],
    [newer, 'kept'],
    [undefined, 'kept'],
  ] as const) {
    const rules = rulesWith(house && [...house])
    const found = standardFor({ ...salary, rules })
    expect(found).toEqual({ tiers: agreed, ...(differs && { differs }) })
    // Unchanged in the editor, the terms are those in force, and the gateway accepts them.
    const terms = termsOf(draftOf(salaryTerms), found.tiers)
    expect(terms).toEqual(salaryTerms)
    expect(termsProblems(terms, { kind: 'daily', ...rules, ceiling: salaryTerms, current: salaryTerms })).toEqual([])
  }
})

test('[7.5] without one, or where it cannot be kept, the standard of an offer is the house’s, and the agent reads what changes', () => {
  const rules = rulesWith(newer)
  expect(standardFor({ ...salary, now: undefined, rules })).toEqual({ tiers: newer })
  expect(standardFor({ ...salary, now: alone, rules })).toEqual({ tiers: newer })
  // The contract in force has another basis than the agent's own, and so has its standard.
  expect(standardFor({ ...salary, now: { ...salaryTerms, basis: 'loss' }, rules })).toEqual({ tiers: newer, differs: 'other' })
  expect(standardFor({ ...salary, now: { ...salaryTerms, basis: 'loss' }, rules: rulesWith() })).toEqual({ differs: 'lost' })
  expect(standardFor({ ...salary, now: undefined, rules: rulesWith(newer, 'loss') })).toEqual({ differs: 'lost' })
  expect(standardFor({ kind: 'dividend', now: dividendTerms, ceiling: dividendTerms, rules: rulesWith() })).toEqual({})
})
