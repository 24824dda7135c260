import type { ContractLimits, ContractProblem } from './ContractProblem.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { payField } from './payField.ts'
import { isSalary } from './tierOf.ts'

/** What terms pay for figures that just reach a tier's minimums: the highest of their own tiers that asks no more. */
const payFor = (terms: ContractTerms, { minimumBet, netLoss, activeMember }: ContractTier): number =>
  terms.tiers.findLast((tier) => minimumBet >= tier.minimumBet && netLoss >= tier.netLoss && activeMember >= tier.activeMember)?.[
    payField(terms)
  ] ?? 0

/**
 * What an offer is against other terms. Terms pay more with each tier and the same within one, so that they are better than others for no
 * figures where they are not at their own minimums: those are all that is looked at.
 */
export function limitProblems(terms: ContractTerms, { ceiling, current }: ContractLimits): ContractProblem[] {
  const problems: ContractProblem[] = []
  if (ceiling) {
    for (const field of ['cycle', 'basis', 'rateType'] as const)
      if (terms[field] !== ceiling[field]) problems.push({ field, problem: 'differs' })
    // Losses that are forgiven below would be made up for above.
    if (ceiling.carryOver && !terms.carryOver) problems.push({ field: 'carryOver', problem: 'ceiling' })
    if (ceiling.cap !== undefined && (terms.cap ?? Infinity) > ceiling.cap) problems.push({ field: 'cap', problem: 'ceiling' })
    if (terms.rateType === ceiling.rateType)
      for (const [tier, row] of terms.tiers.entries())
        if (row[payField(terms)] > payFor(ceiling, row)) problems.push({ tier, field: payField(terms), problem: 'ceiling' })
  }
  if (current && isSalary(current)) {
    if (current.basis !== terms.basis) problems.push({ field: 'basis', problem: 'lower' })
    else if (current.rateType !== terms.rateType) problems.push({ field: 'rateType', problem: 'lower' })
    else if (current.tiers.some((row) => payFor(terms, row) < row[payField(terms)])) problems.push({ field: 'tiers', problem: 'lower' })
    if ((terms.cap ?? Infinity) < (current.cap ?? Infinity)) problems.push({ field: 'cap', problem: 'lower' })
  }
  return problems
}
