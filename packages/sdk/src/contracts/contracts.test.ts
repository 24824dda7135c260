import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { minor } from '../core/Minor.ts'
import { contractExample } from './contractExample.ts'
import type { ContractFigures } from './ContractFigures.ts'
import { contractRate } from './contractRate.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { replayTerms } from './replayTerms.ts'
import { settlePeriod } from './settlePeriod.ts'
import { termsProblems } from './termsProblems.ts'
import { tierOf } from './tierOf.ts'

type Row = [minimumBet: number, netLoss: number, activeMember: number, pays: number]
const row = ([bet, loss, active, pays]: Row): ContractTier => ({
  minimumBet: minor(bet),
  netLoss: minor(loss),
  activeMember: active,
  contractRate: pays,
  amount: minor(0),
})
const dividend = (rows: Row[], more: Partial<ContractTerms> = {}): ContractTerms => ({
  cycle: 'week',
  carryOver: true,
  basis: 'loss',
  rateType: 'proportion',
  tiers: rows.map(row),
  ...more,
})
const figures = (stake: number, loss: number, activeMember: number, valid = stake): ContractFigures => ({
  betAmount: minor(stake),
  validBetAmount: minor(valid),
  winAmount: minor(stake - loss),
  rebateAmount: minor(0),
  rewardAmount: minor(0),
  // No part of the loss.
  feeAmount: minor(250),
  netLoss: minor(loss),
  activeMember,
})
const limits = { kind: 'dividend' as const, mostTiers: 10, mostRate: 100_000, mostAmount: minor(1_000_000), activeStake: minor(500) }
const cents = fc.integer({ min: -2_000_000, max: 2_000_000 })
const anyFigures = fc
  .tuple(cents, cents, fc.integer({ min: 0, max: 12 }), cents)
  .map(([stake, loss, active, valid]) => figures(stake, loss, active, valid))

/** Terms as an editor makes them: each tier asks no less than the one before, one thing more, and pays more. */
const anyTerms = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(300_000), fc.nat(100_000), fc.nat(3), fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 10 }), // prettier-ignore
    fc.boolean(),
  )
  .map(([steps, carryOver]) => {
    const rows: Row[] = []
    for (const [bet, loss, active, pays, more] of steps) {
      const [b, l, a, p] = rows.at(-1) ?? [0, 0, 0, 9]
      rows.push([b + bet + Number(more === 0), l + loss + Number(more === 1), a + active + Number(more === 2), p + pays])
    }
    return dividend(rows, { carryOver })
  })
const hasNone = (terms: ContractTerms) => expect(termsProblems(terms, limits)).toEqual([])

describe('[7.5] a tier', () => {
  test('counts where all three minimums are reached, and the highest one does; there is no gap above the first', () => {
    const property = fc.property(anyTerms, anyFigures, (terms, reached) => {
      hasNone(terms)
      const does = (tier: ContractTier) =>
        (tier.minimumBet === 0 || reached.betAmount >= tier.minimumBet) &&
        (tier.netLoss === 0 || reached.netLoss >= tier.netLoss) &&
        reached.activeMember >= tier.activeMember
      const tier = tierOf(terms, reached)
      // All up to it, none after it: no figures fall between two tiers.
      expect(terms.tiers.map(does)).toEqual(terms.tiers.map((_, index) => index < tier))
    })
    fc.assert(property)
  })

  test('pays no less for more', () => {
    const property = fc.property(anyTerms, anyFigures, fc.tuple(fc.nat(900_000), fc.nat(900_000), fc.nat(9)), (terms, less, more) => {
      const higher = figures(less.betAmount + more[0], less.netLoss + more[1], less.activeMember + more[2])
      expect(settlePeriod(terms, higher).due).toBeGreaterThanOrEqual(settlePeriod(terms, less).due)
    })
    fc.assert(property)
  })
})

test('[7.5] what terms allow for figures is never more than what the offerer has for the same ones, or they are refused', () => {
  const rateFor = (terms: ContractTerms, reached: ContractFigures) => terms.tiers[tierOf(terms, reached) - 1]?.contractRate ?? 0
  let taken = 0
  const property = fc.property(
    anyTerms,
    anyTerms,
    fc.array(anyFigures, { minLength: 20, maxLength: 20 }),
    fc.boolean(),
    (ceiling, offered, probes, scaled) => {
      // Half of them are near the ceiling, so that both answers come up.
      const terms = scaled ? { ...ceiling, tiers: ceiling.tiers.map((tier, index) => ({ ...tier, contractRate: tier.contractRate - (offered.tiers[index]?.activeMember ?? 0) % 2 })) } : offered // prettier-ignore
      const refused = termsProblems(terms, { ...limits, ceiling }).some(
        ({ field, problem }) => field === 'contractRate' && problem === 'ceiling',
      )
      const edges = terms.tiers.map(({ minimumBet, netLoss, activeMember }) => figures(minimumBet, netLoss, activeMember))
      const isBetter = (reached: ContractFigures) => rateFor(terms, reached) > rateFor(ceiling, reached)
      if (!refused) taken++
      if (!refused) expect([...probes, ...edges].some(isBetter)).toBe(false)
      // And where it is refused there are figures for which it is better: the top tier alone would not have said so.
      else expect(edges.some(isBetter)).toBe(true)
    },
  )
  fc.assert(property, { numRuns: 300 })
  expect(taken).toBeGreaterThan(20)
  const [ceiling, sly] = [dividend([[0, 0, 0, 1000], [100, 0, 0, 9000]]), dividend([[0, 0, 0, 2000], [100, 0, 0, 8000]])] // prettier-ignore
  expect(termsProblems(sly, { ...limits, ceiling })).toEqual([{ tier: 0, field: 'contractRate', problem: 'ceiling' }])
})

describe('[7.5] carry-over', () => {
  test('loses and invents nothing over any run of periods: base is the period and what was left, due its share, and the rest is left', () => {
    const property = fc.property(anyTerms, fc.array(anyFigures, { maxLength: 30 }), (terms, run) => {
      const periods = run.map((one, index) => ({ from: index, to: index + 1, figures: one }))
      let carry = 0
      for (const period of replayTerms(terms, periods)) {
        const rate = terms.tiers[period.tier - 1]?.contractRate ?? 0
        expect(period.carryIn).toBe(carry)
        expect(period.base).toBe(period.figures.netLoss + carry)
        expect(period.due).toBe(Math.floor((Math.max(0, period.base) * rate) / 100_000))
        expect(period.carryOut).toBe(terms.carryOver ? Math.min(0, period.base) : 0)
        carry = period.carryOut
      }
      // The carried amount is how far the run is below its highest point, so that each loss is made up for once.
      if (terms.carryOver) {
        let [sum, highest] = [0, 0]
        for (const one of run) {
          sum += one.netLoss
          highest = Math.max(highest, sum)
        }
        expect(carry).toBe(sum - highest || 0)
      }
    })
    fc.assert(property)
  })

  test('picks the tier on the period and pays on what is left of it', () => {
    const terms = dividend([[0, 0, 0, 10_000], [0, 100_000, 0, 20_000]]) // prettier-ignore
    expect(settlePeriod(terms, figures(900_000, 150_000, 1), minor(-120_000))).toEqual({ tier: 2, base: 30_000, due: 6000, carryOut: 0 })
    expect(settlePeriod(terms, figures(900_000, 50_000, 1), minor(-120_000))).toEqual({ tier: 1, base: -70_000, due: 0, carryOut: -70_000 })
    expect(settlePeriod({ ...terms, carryOver: false }, figures(1, -5, 0), minor(-9))).toEqual({ tier: 1, base: -5, due: 0, carryOut: 0 })
    // Without a tier nothing is due, and what is above zero lapses.
    expect(settlePeriod(dividend([[1_000_000, 0, 0, 10_000]]), figures(900_000, 150_000, 1), minor(-1))).toEqual({ tier: 0, base: 149_999, due: 0, carryOut: 0 }) // prettier-ignore
  })
})

test('[7.5] a salary pays a share or a fixed amount by the valid stakes, up to its cap', () => {
  const share = dividend([[10_000, 0, 2, 1500]], { cycle: 'day', carryOver: false, basis: 'stake', cap: minor(200) })
  expect(settlePeriod(share, figures(99_999, -50_000, 2, 10_001)).due).toBe(150)
  expect(settlePeriod(share, figures(99_999, -50_000, 2, 99_999)).due).toBe(200)
  expect(settlePeriod(share, figures(99_999, 0, 2, 9999)).due).toBe(0)
  const fixed = {
    ...share,
    rateType: 'fixed' as const,
    cap: undefined,
    tiers: [{ ...share.tiers[0]!, contractRate: 0, amount: minor(700) }],
  }
  expect(settlePeriod(fixed, figures(10_000, 0, 2))).toMatchObject({ tier: 1, due: 700 })
  expect(termsProblems(fixed, { ...limits, kind: 'daily' })).toEqual([])
  const idle = { ...fixed, tiers: [{ ...fixed.tiers[0]!, minimumBet: minor(0), activeMember: 0 }] }
  expect(termsProblems(idle, { ...limits, kind: 'daily' })).toEqual([{ tier: 0, field: 'minimumBet', problem: 'range' }])
})

test('[7.5] no amount is too large to be exact', () => {
  const terms = dividend([[0, 0, 0, 99_999]])
  expect(settlePeriod(terms, figures(0, 9_007_199_254_740_991, 0)).due).toBe(9_007_109_182_748_443)
})

test.each<[string, Row[], { tier?: number; field: string; problem: string }[]]>([
  ['no tier', [], [{ field: 'tiers', problem: 'count' }]],
  ['eleven tiers', Array.from({ length: 11 }, (_, index): Row => [index, 0, 0, 10 + index]), [{ field: 'tiers', problem: 'count' }]],
  ['a share of nothing', [[0, 0, 0, 9]], [{ tier: 0, field: 'contractRate', problem: 'range' }]],
  ['more than everything', [[0, 0, 0, 100_001]], [{ tier: 0, field: 'contractRate', problem: 'range' }]],
  ['a minimum below zero', [[-1, 0, 0, 10]], [{ tier: 0, field: 'minimumBet', problem: 'range' }]],
  ['a lower minimum', [[5, 5, 5, 10], [6, 4, 5, 20]], [{ tier: 1, field: 'netLoss', problem: 'below' }]], // prettier-ignore
  ['the same minimums', [[5, 5, 5, 10], [5, 5, 5, 20]], [{ tier: 1, field: 'minimumBet', problem: 'same' }]], // prettier-ignore
  ['the same share', [[5, 5, 5, 10], [6, 5, 5, 10]], [{ tier: 1, field: 'contractRate', problem: 'notRising' }]], // prettier-ignore
])('[7.5] terms with %s are refused', (_what, rows, problems) => {
  expect(termsProblems(dividend(rows), limits)).toEqual(problems)
})

test('[7.5] an offer has the cycle of the offerer, a salary is only raised, and a cap only given or raised', () => {
  const terms = dividend([[0, 0, 0, 1000]])
  const daily = (pays: number, cap?: number) => dividend([[100, 0, 0, pays]], { cycle: 'day', carryOver: false, basis: 'stake', cap: cap === undefined ? undefined : minor(cap) }) // prettier-ignore
  expect(termsProblems({ ...terms, cycle: 'month', carryOver: false }, { ...limits, ceiling: terms })).toEqual([
    { field: 'cycle', problem: 'differs' },
    { field: 'carryOver', problem: 'ceiling' },
  ])
  const salary = { ...limits, kind: 'daily' as const }
  expect(termsProblems(daily(900, 50), { ...salary, current: daily(1000, 60), ceiling: daily(2000, 40) })).toEqual([
    { field: 'cap', problem: 'ceiling' },
    { field: 'tiers', problem: 'lower' },
    { field: 'cap', problem: 'lower' },
  ])
  expect(termsProblems(daily(1100, 60), { ...salary, current: daily(1000, 60), ceiling: daily(2000, 60) })).toEqual([])
  expect(termsProblems(dividend([[0, 5, 0, 1000]], { cycle: 'day', basis: 'stake' }), salary)).toEqual([
    { field: 'carryOver', problem: 'range' },
    { tier: 0, field: 'netLoss', problem: 'unused' },
  ])
})

test('[7.5] the worked example of a tier reaches just that tier, and pays something', () => {
  const property = fc.property(anyTerms, (terms) => {
    for (const index of terms.tiers.keys()) {
      const { tier, due } = settlePeriod({ ...terms, carryOver: false }, contractExample(terms, index, minor(0)))
      expect(tier).toBeGreaterThan(index)
      expect(due).toBeGreaterThanOrEqual(0)
    }
  })
  fc.assert(property)
  expect(settlePeriod(dividend([[0, 0, 0, 5000]]), contractExample(dividend([[0, 0, 0, 5000]]), 0, minor(0))).due).toBe(2500)
})

test('[7.5] a rate is a fraction on the wire and hundred-thousandths in code, and is read digit by digit', () => {
  const cases: [unknown, number][] = [[0.125, 12_500], ['0.00001', 1], [1, 100_000], [0.07, 7000], [0.145, 14_500]] // prettier-ignore
  for (const [wire, rate] of cases) expect(z.decode(contractRate, wire as never)).toBe(rate)
  for (const wrong of [-0.1, '1e3', 0.000001, '', null, Infinity]) expect(z.safeDecode(contractRate, wrong as never).success).toBe(false)
  const property = fc.property(fc.integer({ min: 0, max: 1e9 }), (rate) => {
    expect(z.decode(contractRate, z.encode(contractRate, rate) as never)).toBe(rate)
  })
  fc.assert(property)
})
