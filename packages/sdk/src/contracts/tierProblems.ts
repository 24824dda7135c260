import type { ContractKind } from './ContractKind.ts'
import type { ContractLimits, ContractProblem } from './ContractProblem.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { payField } from './payField.ts'

/** The lowest share: 0.01 %. */
export const LEAST_RATE = 10

const cycles: Record<ContractKind, readonly string[]> = { dividend: ['week', 'halfMonth', 'month'], daily: ['day'], hourly: ['hour'] }
const minimums = ['minimumBet', 'netLoss', 'activeMember'] as const
const fields = [...minimums, 'activeStake', 'contractRate', 'amount'] as const
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

/** The stake that a member must exceed to count for a tier: 0 if it requires none. */
const stakeOf = (tier: ContractTier, activeStake: number) => (tier.activeMember ? (tier.activeStake ?? activeStake) : 0)

/** Whether terms include this standard, with the same meaning. */
function isStandard(terms: ContractTerms, standard: ContractLimits['standard']): boolean {
  if (!standard || standard.basis !== terms.basis || standard.rateType !== terms.rateType) return false
  const { tiers } = standard
  const same = (tier: ContractTier, other: ContractTier | undefined) => fields.every((field) => tier[field] === other?.[field])
  return terms.standard?.length === tiers.length && tiers.every((tier, index) => same(tier, terms.standard?.[index]))
}

/**
 * Problems of the terms themselves, independent of the agent who offers them: each tier has no lower minimum than the previous one, active
 * members included, at least one higher minimum, and pays more.
 */
export function tierProblems(
  terms: ContractTerms,
  { kind, mostTiers, mostRate, mostAmount, activeStake, standard, current }: ContractLimits,
): ContractProblem[] {
  const problems: ContractProblem[] = []
  const add = (field: ContractProblem['field'], problem: ContractProblem['problem'], tier?: number) =>
    problems.push(tier === undefined ? { field, problem } : { tier, field, problem })
  const dividend = kind === 'dividend'
  if (!cycles[kind].includes(terms.cycle)) add('cycle', 'range')
  if (dividend && terms.basis !== 'loss') add('basis', 'range')
  if (dividend && terms.rateType !== 'proportion') add('rateType', 'range')
  if (!dividend && terms.carryOver) add('carryOver', 'range')
  if (terms.cap !== undefined && (dividend || !isCount(terms.cap) || !terms.cap)) add('cap', 'range')
  if (!terms.tiers.length || terms.tiers.length > mostTiers) add('tiers', 'count')
  // Only the current standard, or that of the contract in force, unchanged: any other one would be arbitrary.
  const agreedStandard = current?.standard && { ...current, tiers: current.standard }
  if (terms.standard && (dividend || ![standard, agreedStandard].some((one) => isStandard(terms, one))))
    add('standard', dividend ? 'unused' : 'range')
  const pays = payField(terms)
  const most = pays === 'amount' ? mostAmount : mostRate
  const unusedField = dividend ? undefined : terms.basis === 'stake' ? 'netLoss' : 'minimumBet'
  const requiredField = minimums.find((field) => field !== unusedField)!
  for (const [index, tier] of terms.tiers.entries()) {
    const before = terms.tiers[index - 1]
    for (const field of minimums) {
      if (!isCount(tier[field])) add(field, 'range', index)
      else if (field === unusedField && tier[field]) add(field, 'unused', index)
      else if (before && tier[field] < before[field]) add(field, 'below', index)
    }
    const stake = stakeOf(tier, activeStake)
    const stakeBefore = before && stakeOf(before, activeStake)
    if (tier.activeStake !== undefined) {
      if (dividend || !tier.activeMember) add('activeStake', 'unused', index)
      else if (!isCount(tier.activeStake)) add('activeStake', 'range', index)
    }
    if (before && tier.activeMember && stake < (stakeBefore ?? 0)) add('activeStake', 'below', index)
    // Hours without a bet are not settled, so no tier may pay without one.
    if (!dividend && minimums.every((field) => tier[field] === 0)) add(requiredField, 'range', index)
    const least = pays === 'amount' ? 1 : LEAST_RATE
    if (!Number.isSafeInteger(tier[pays]) || tier[pays] < least || tier[pays] > most) add(pays, 'range', index)
    else if (before && tier[pays] <= before[pays]) add(pays, 'notRising', index)
    const idle = pays === 'amount' ? 'contractRate' : 'amount'
    if (tier[idle]) add(idle, 'unused', index)
    if (before && stake === stakeBefore && minimums.every((field) => tier[field] === before[field])) add(requiredField, 'same', index)
  }
  return problems
}
