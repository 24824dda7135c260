import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { minor } from '../core/Minor.ts'
import { activeStakes, MOST_TIERS } from './activeStakes.ts'
import { contractExample } from './contractExample.ts'
import type { ContractFigures } from './ContractFigures.ts'
import type { ContractLimits } from './ContractProblem.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { settlePeriod } from './settlePeriod.ts'
import { termsProblems } from './termsProblems.ts'
import { activeStakesOf, paidTier, standardTierOf, tierOf } from './tierOf.ts'

// What members must have staked to be active in a tier, and salaries of the lower of two tables.

const STANDARD = 50
type Row = [minimumBet: number, activeMember: number, activeStake: number | undefined, pays: number]
const row = ([bet, active, stake, pays]: Row): ContractTier => ({
  minimumBet: minor(bet),
  netLoss: minor(0),
  activeMember: active,
  ...(stake !== undefined && { activeStake: minor(stake) }),
  contractRate: pays,
  amount: minor(0),
})
const salary = (rows: readonly Row[], standard?: readonly Row[]): ContractTerms => ({
  cycle: 'day',
  carryOver: false,
  basis: 'stake',
  rateType: 'proportion',
  tiers: rows.map(row),
  ...(standard && { standard: standard.map(row) }),
})
const limits = (terms?: ContractTerms): ContractLimits => ({
  kind: 'daily',
  mostTiers: 10,
  mostRate: 100_000,
  mostAmount: minor(1_000_000),
  activeStake: minor(STANDARD),
  ...(terms?.standard && { standard: { basis: 'stake', rateType: 'proportion', tiers: terms.standard } }),
})

/** A team in which each member staked something, and what is counted of it. */
const teamOf = (stakes: readonly number[], amounts: readonly number[]): ContractFigures => {
  const over = (amount: number) => stakes.filter((stake) => stake > amount).length
  const sum = minor(stakes.reduce((total, stake) => total + stake, 0))
  return {
    betAmount: sum,
    validBetAmount: sum,
    winAmount: minor(0),
    rebateAmount: minor(0),
    rewardAmount: minor(0),
    feeAmount: minor(0),
    netLoss: sum,
    activeMember: over(STANDARD),
    actives: amounts.map((amount) => ({ activeStake: minor(amount), members: over(amount) })),
  }
}
const anyTeam = fc.array(fc.integer({ min: -40, max: 130 }), { maxLength: 9 })

/** Rows as an editor makes them: each asks no less than the one before, one thing more, and pays more. */
const anyRows = fc
  .array(fc.tuple(fc.nat(60), fc.nat(2), fc.nat(30), fc.boolean(), fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 5 })
  .map((steps) => {
    const rows: Row[] = []
    let stake = 0
    for (const [bet, active, more, named, pays] of steps) {
      const [b, a, , p] = rows.at(-1) ?? [0, 0, undefined, 9]
      const members = a + active
      // A named amount is not lower than before; the merchant's amount applies only if no higher one is named.
      const amount = members === 0 ? undefined : named || stake > STANDARD ? stake + more : undefined
      if (members > 0) stake = amount ?? STANDARD
      rows.push([b + bet + 1, members, amount, p + pays])
    }
    return rows
  })
const anySalary = fc.tuple(anyRows, fc.option(anyRows, { nil: undefined })).map(([rows, standard]) => salary(rows, standard))
const rateFor = (terms: ContractTerms, figures: ContractFigures) => paidTier(terms, figures)?.contractRate ?? 0

test('[7.5] a tier counts who staked more than it names, all tiers up to the highest are reached, and more brings no less', () => {
  const property = fc.property(anySalary, anyTeam, fc.array(fc.nat(60), { maxLength: 9 }), (terms, stakes, more) => {
    expect(termsProblems(terms, limits(terms))).toEqual([])
    const amounts = activeStakesOf(terms)
    const figures = teamOf(stakes, amounts)
    const over = (amount: number) => stakes.filter((stake) => stake > amount).length
    const does = (tier: ContractTier) =>
      figures.validBetAmount >= tier.minimumBet && over(tier.activeStake ?? STANDARD) >= tier.activeMember
    const tier = tierOf(terms, figures)
    expect(terms.tiers.map(does)).toEqual(terms.tiers.map((_, index) => index < tier))
    const higher = teamOf([...stakes.map((stake, index) => stake + (more[index] ?? 0)), ...more.slice(stakes.length)], amounts)
    expect(settlePeriod(terms, higher).due).toBeGreaterThanOrEqual(settlePeriod(terms, figures).due)
  })
  fc.assert(property)
})

test('[7.5] an offer of amounts to be active with, and of the lower of two tables, is never better than what the offerer has, or it is refused', () => {
  let taken = 0
  const near = (ceiling: ContractTerms, offered: ContractTerms): ContractTerms => ({
    ...offered,
    tiers: ceiling.tiers.map((tier, index) => ({
      ...tier,
      contractRate: tier.contractRate - ((offered.tiers[index]?.minimumBet ?? 0) % 2),
    })),
  })
  const property = fc.property(anySalary, anySalary, fc.array(anyTeam, { minLength: 15, maxLength: 15 }), fc.boolean(), (ceiling, offered, teams, isNear) => {
    const terms = isNear ? near(ceiling, offered) : offered
    const refused = termsProblems(terms, { ...limits(terms), ceiling }).some(({ problem }) => problem === 'ceiling')
    const amounts = activeStakesOf(ceiling, terms)
    const isBetter = (figures: ContractFigures) => rateFor(terms, figures) > rateFor(ceiling, figures)
    if (!refused) {
      taken++
      expect(teams.some((stakes) => isBetter(teamOf(stakes, amounts)))).toBe(false)
      return
    }
    // Where it is refused some team would get more below than above: so many members just over what a tier asks, and one who makes up the sum.
    const teamsAt = terms.tiers.flatMap((tier) =>
      (terms.standard ?? [tier]).map((other) => {
        const asked = [tier, other].filter(({ activeMember }) => activeMember > 0)
        const stakes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((place) => {
          const over = asked.filter(({ activeMember }) => activeMember > place).map(({ activeStake }) => activeStake ?? STANDARD)
          return over.length > 0 ? [Math.max(...over) + 1] : []
        })
        const least = Math.max(tier.minimumBet, other.minimumBet)
        const rest = least - stakes.reduce((sum, stake) => sum + stake, 0)
        // A voided lost bet makes a member's stakes negative, and the filler stakes of 1 make no member active.
        return [...stakes, ...(rest < 0 ? [rest] : Array.from({ length: rest }, () => 1))]
      }),
    )
    const counted = (stakes: number[]) => isBetter(teamOf(stakes, amounts))
    if (terms.tiers.every(({ activeMember }) => activeMember <= 10) && amounts.every((amount) => amount > 0)) expect(teamsAt.some(counted)).toBe(true)
  }) // prettier-ignore
  fc.assert(property, { numRuns: 200 })
  expect(taken).toBeGreaterThan(20)
  const ceiling = salary([[100, 3, 60, 1000]])
  const ask = (terms: ContractTerms) => termsProblems(terms, { ...limits(terms), ceiling })
  // Fewer of them, or with less, is easier to reach; more, or with more, is not.
  expect(ask(salary([[100, 3, 59, 1000]]))).toEqual([{ tier: 0, field: 'contractRate', problem: 'ceiling' }])
  expect(ask(salary([[100, 3, undefined, 1000]]))).toEqual([{ tier: 0, field: 'contractRate', problem: 'ceiling' }])
  expect(ask(salary([[100, 2, 90, 1000]]))).toEqual([{ tier: 0, field: 'contractRate', problem: 'ceiling' }])
  expect(ask(salary([[100, 4, 61, 1000]]))).toEqual([])
  // A table that is too good is not, where a standard that is required as well limits it.
  expect(ask(salary([[100, 0, undefined, 5000]], [[10, 3, 60, 1000]]))).toEqual([])
})

test('[7.5] the lower of the contract and the standard pays, and nothing where either has no tier; without a standard all is as it was', () => {
  const property = fc.property(anySalary, anyRows, anyTeam, (terms, rows, stakes) => {
    const { standard: _alone, ...own } = terms
    const both = { ...own, standard: rows.map(row) }
    const figures = teamOf(stakes, activeStakesOf(both))
    const [ofOwn, ofStandard, lower] = [own, { ...own, tiers: both.standard }, both].map((one) => settlePeriod(one, figures))
    expect(lower!.due).toBe(Math.min(ofOwn!.due, ofStandard!.due))
    expect([lower!.tier, lower!.base, standardTierOf(both, figures)]).toEqual([ofOwn!.tier, ofOwn!.base, ofStandard!.tier])
    // Counts that no tier names change nothing.
    const plain = { ...own, tiers: own.tiers.map(({ activeStake: _named, ...tier }) => tier) }
    const { actives: _counted, ...before } = figures
    expect(settlePeriod(plain, figures)).toEqual(settlePeriod(plain, before))
  })
  fc.assert(property)
})

test.each<[string, ContractTerms, object[], Partial<ContractLimits>?]>([
  ['a lower amount than before', salary([[10, 2, 60, 100], [20, 2, 59, 200]]), [{ tier: 1, field: 'activeStake', problem: 'below' }]], // prettier-ignore
  ['none where the one before named more', salary([[10, 2, 60, 100], [20, 2, undefined, 200]]), [{ tier: 1, field: 'activeStake', problem: 'below' }]], // prettier-ignore
  ['an amount without members', salary([[10, 0, 60, 100]]), [{ tier: 0, field: 'activeStake', problem: 'unused' }]],
  ['an amount below zero', salary([[10, 2, -1, 100]]), [{ tier: 0, field: 'activeStake', problem: 'range' }]],
  ['nothing more than before', salary([[10, 2, undefined, 100], [10, 2, STANDARD, 200]]), [{ tier: 1, field: 'minimumBet', problem: 'same' }]], // prettier-ignore
  ['a standard that is not the merchant’s', salary([[10, 0, undefined, 100]], [[5, 0, undefined, 100]]), [{ field: 'standard', problem: 'range' }], limits(salary([], [[5, 0, undefined, 99]]))], // prettier-ignore
  ['a standard where the merchant has none', salary([[10, 0, undefined, 100]], [[5, 0, undefined, 100]]), [{ field: 'standard', problem: 'range' }], { standard: undefined }], // prettier-ignore
])('[7.5] salaries with %s are refused', (_what, terms, problems, more = {}) => {
  expect(termsProblems(terms, { ...limits(terms), ...more })).toEqual(problems)
})

test('[7.5] more of the same is no less, a dividend has neither, and a salary in force is not put under a standard that pays less', () => {
  const dividend: ContractTerms = { ...salary([[10, 2, 60, 100]], [[5, 0, undefined, 100]]), cycle: 'week', basis: 'loss' }
  expect(termsProblems(dividend, { ...limits(dividend), kind: 'dividend' })).toEqual([
    { field: 'standard', problem: 'unused' },
    { tier: 0, field: 'activeStake', problem: 'unused' },
  ])
  const current = salary([[10, 2, 60, 100]])
  const change = (terms: ContractTerms) => termsProblems(terms, { ...limits(terms), current })
  expect(change(salary([[10, 2, 61, 100]]))).toEqual([{ field: 'tiers', problem: 'lower' }])
  expect(change(salary([[10, 2, 60, 100]], [[5, 0, undefined, 90]]))).toEqual([{ field: 'tiers', problem: 'lower' }])
  expect(change(salary([[10, 2, 60, 100]], [[5, 0, undefined, 100]]))).toEqual([])
})

test('[7.5] the worked example reaches its tier with members who are active in it, and says what a settlement pays a team like that', () => {
  const property = fc.property(anySalary, fc.nat(90), (terms, merchant) => {
    for (const [index, { activeMember, activeStake = merchant }] of terms.tiers.entries()) {
      const figures = contractExample(terms, index, minor(merchant))
      if (merchant === STANDARD) expect(tierOf(terms, figures)).toBeGreaterThan(index)
      // As many members, each just over what the tier names, counted as a settlement counts them.
      const over = (amount: number) => (activeStake + 1 > amount ? activeMember : 0)
      const actives = activeStakesOf(terms).map((amount) => ({ activeStake: amount, members: over(amount) }))
      expect(figures.actives ?? []).toEqual(actives)
      expect(settlePeriod(terms, figures)).toEqual(settlePeriod(terms, { ...figures, activeMember: over(merchant), actives }))
    }
  })
  fc.assert(property)
  // Over R$ 10 is not over the merchant's amount: the standard, which counts by that, has no tier then.
  const low = salary([[100, 3, 10, 900]], [[100, 3, undefined, 500]])
  expect(settlePeriod(low, contractExample(low, 0, minor(STANDARD))).due).toBe(0)
})

test('[7.5] a change may have the standard of the contract in force, which the merchant has changed since, and no other', () => {
  const current = salary([[10, 2, 60, 100]], [[5, 0, undefined, 90]])
  const house = { standard: { basis: 'stake', rateType: 'proportion', tiers: salary([[5, 0, undefined, 80]]).tiers } } as const
  const change = (standard: Row[], more: object = house) =>
    termsProblems(salary([[10, 2, 60, 200]], standard), { ...limits(), ...more, current }).filter(({ field }) => field === 'standard')
  expect(change([[5, 0, undefined, 90]])).toEqual([])
  expect(change([[5, 0, undefined, 90]], {})).toEqual([])
  expect(change([[5, 0, undefined, 80]])).toEqual([])
  expect(change([[5, 0, undefined, 91]])).toEqual([{ field: 'standard', problem: 'range' }])
})

test('[7.5] amounts to count by go into an address and come back', () => {
  const amounts = [minor(0), minor(1250), minor(50_000)]
  expect(z.encode(activeStakes, amounts)).toBe('0,12.5,500')
  expect(z.decode(activeStakes, '0,12.5,500' as never)).toEqual(amounts)
  // Two contracts of as many tiers as any merchant may allow, each with a standard of as many.
  const other = (from: number) => salary(Array.from({ length: MOST_TIERS }, (_, index): Row => [index, 1, from + index, 10 + index]), Array.from({ length: MOST_TIERS }, (_, index): Row => [index, 1, from + MOST_TIERS + index, 10 + index])) // prettier-ignore
  const most = activeStakesOf(other(0), other(2 * MOST_TIERS))
  expect(most).toHaveLength(4 * MOST_TIERS)
  expect(z.decode(activeStakes, z.encode(activeStakes, most))).toEqual(most)
  for (const wrong of ['', '1,', '-1', '1e3', Array.from({ length: 4 * MOST_TIERS + 1 }, () => '1').join(',')]) expect(z.safeDecode(activeStakes, wrong as never).success).toBe(false) // prettier-ignore
})
