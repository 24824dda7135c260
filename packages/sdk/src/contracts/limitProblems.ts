import { minor } from '../core/Minor.ts'
import type { ContractLimits, ContractProblem } from './ContractProblem.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { payField } from './payField.ts'
import { isSalary, paidTier, type Reached } from './tierOf.ts'

/** The pay of terms, in hundred-thousandths or in cents. */
const payFor = (terms: ContractTerms, figures: Reached): number => paidTier(terms, figures)?.[payField(terms)] ?? 0

/** Figures that just reach these tiers, and nothing more: figures that reach them all are no lower. */
function leastFor(tiers: readonly ContractTier[], activeStake: Reached['betAmount']): Reached {
  const most = (field: 'minimumBet' | 'netLoss') => minor(Math.max(...tiers.map((tier) => tier[field])))
  const actives = tiers
    .filter(({ activeMember }) => activeMember > 0)
    .map((tier) => ({ activeStake: tier.activeStake ?? activeStake, members: tier.activeMember }))
  const standard = actives.filter((one) => one.activeStake >= activeStake)
  return {
    betAmount: most('minimumBet'),
    validBetAmount: most('minimumBet'),
    netLoss: most('netLoss'),
    activeMember: Math.max(0, ...standard.map(({ members }) => members)),
    actives,
  }
}

/** The steps at which terms pay more: each of their tiers, with each of the standard's if the lower of both pays. */
const steps = (terms: ContractTerms, activeStake: Reached['betAmount']) =>
  terms.tiers.flatMap((row, tier) =>
    (terms.standard ?? [row]).map((other) => ({
      tier,
      pays: Math.min(row[payField(terms)], other[payField(terms)]),
      least: leastFor([row, other], activeStake),
    })),
  )

/**
 * Compares an offer with other terms. Terms pay more with each tier and the same within one, so if they are not better at their own steps
 * they are not better for any figures: only the steps are compared.
 */
export function limitProblems(terms: ContractTerms, { ceiling, current, activeStake }: ContractLimits): ContractProblem[] {
  const problems: ContractProblem[] = []
  if (ceiling) {
    for (const field of ['cycle', 'basis', 'rateType'] as const)
      if (terms[field] !== ceiling[field]) problems.push({ field, problem: 'differs' })
    // Losses that are forgiven below would have to be offset above.
    if (ceiling.carryOver && !terms.carryOver) problems.push({ field: 'carryOver', problem: 'ceiling' })
    if (ceiling.cap !== undefined && (terms.cap ?? Infinity) > ceiling.cap) problems.push({ field: 'cap', problem: 'ceiling' })
    if (terms.rateType === ceiling.rateType) {
      const better = steps(terms, activeStake).filter(({ pays, least }) => pays > payFor(ceiling, least))
      for (const tier of new Set(better.map((step) => step.tier))) problems.push({ tier, field: payField(terms), problem: 'ceiling' })
    }
  }
  if (current && isSalary(current)) {
    if (current.basis !== terms.basis) problems.push({ field: 'basis', problem: 'lower' })
    else if (current.rateType !== terms.rateType) problems.push({ field: 'rateType', problem: 'lower' })
    else if (steps(current, activeStake).some(({ pays, least }) => payFor(terms, least) < pays))
      problems.push({ field: 'tiers', problem: 'lower' })
    if ((terms.cap ?? Infinity) < (current.cap ?? Infinity)) problems.push({ field: 'cap', problem: 'lower' })
  }
  return problems
}
