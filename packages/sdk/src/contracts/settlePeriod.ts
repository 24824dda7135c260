import { minor, type Minor } from '../core/Minor.ts'
import type { ContractFigures } from './ContractFigures.ts'
import { FULL_RATE } from './contractRate.ts'
import type { ContractTerms } from './ContractTerms.ts'
import { paidTier, tierOf } from './tierOf.ts'

/** Amount and direction that a settled period results in. */
export interface PeriodResult {
  /** The tier of the contract that is reached, from 1; 0 for none. */
  tier: number
  /** What a share is calculated from: the basis and the carry-over. */
  base: Minor
  due: Minor
  /** Negative carry-over to the next period. */
  carryOut: Minor
}

/** Share in complete cents, the remainder is dropped: products of large amounts do not fit into a float. */
const shareOf = (amount: number, rate: number) => Number((BigInt(amount) * BigInt(rate)) / BigInt(FULL_RATE))

/**
 * What a period pays by these terms: the rule of the settlement, of the replay and of the example before anyone accepts. The tier depends
 * only on the figures of the period, the share on them and the carry-over. If the terms have a standard, the lower of the two pays. Without
 * a tier nothing is due, and a positive basis lapses.
 */
export function settlePeriod(terms: ContractTerms, figures: ContractFigures, carryIn: Minor = minor(0)): PeriodResult {
  const tier = tierOf(terms, figures)
  const row = paidTier(terms, figures)
  const base = terms.basis === 'stake' ? figures.validBetAmount : figures.netLoss + (terms.carryOver ? Math.min(0, carryIn) : 0)
  const amount = !row ? 0 : terms.rateType === 'fixed' ? row.amount : shareOf(Math.max(0, base), row.contractRate)
  return {
    tier,
    base: minor(base),
    due: minor(terms.cap === undefined ? amount : Math.min(amount, terms.cap)),
    // `|| 0`: no -0.
    carryOut: minor((terms.carryOver && Math.min(0, base)) || 0),
  }
}
