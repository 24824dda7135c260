import { type ContractKind, type ContractRules, type ContractTerms, termsProblems } from '@platform/sdk/contracts'

interface Offered {
  kind: ContractKind
  /** Those in force, or agreed from the next period on. */
  now: ContractTerms | undefined
  /** The agent's own terms: an offer counts and pays the same things. */
  ceiling: ContractTerms
  rules: ContractRules
}

interface OfferedStandard {
  /** What an offer may have beside its own tiers; absent where there is none of the same things. */
  tiers?: ContractTerms['tiers']
  /** What the agent has to know: the contract keeps one that is no more the house's; it gets another one than it has; it can have none. */
  differs?: 'kept' | 'other' | 'lost'
}

/** A change keeps the standard that was agreed; without one, or where it cannot be kept, the house's of today. */
export function standardFor({ kind, now, ceiling, rules }: Offered): OfferedStandard {
  const fits = ({ basis, rateType }: Pick<ContractTerms, 'basis' | 'rateType'>) => basis === ceiling.basis && rateType === ceiling.rateType
  if (now?.standard && fits(now)) {
    const isHouse = termsProblems(now, { kind, ...rules, ceiling: undefined }).every(({ field }) => field !== 'standard')
    return { tiers: now.standard, ...(!isHouse && { differs: 'kept' }) }
  }
  const house = rules.standard && fits(rules.standard) ? rules.standard.tiers : undefined
  // Without a contract the offer begins as the agent's own.
  const before = now ? now.standard : ceiling.standard
  if (!house) return before ? { differs: 'lost' } : {}
  return { tiers: house, ...(now?.standard && { differs: 'other' }) }
}
