import { type ContractKind, type ContractRules, type ContractTerms, termsProblems } from '@platform/sdk/contracts'

interface Offered {
  kind: ContractKind
  /** The terms in force, or agreed from the next period on. */
  now: ContractTerms | undefined
  /** The agent's own terms: an offer has the same basis and kind of rate. */
  ceiling: ContractTerms
  rules: ContractRules
}

interface OfferedStandard {
  /** The standard tiers of an offer; absent if there are none with the same basis and kind of rate. */
  tiers?: ContractTerms['tiers']
  /** A notice for the agent: the contract keeps a standard that the merchant has replaced; it gets a new one; it can have none. */
  differs?: 'kept' | 'other' | 'lost'
}

/** A change keeps the agreed standard; without one, or if it cannot be kept, the merchant's current standard. */
export function standardFor({ kind, now, ceiling, rules }: Offered): OfferedStandard {
  const fits = ({ basis, rateType }: Pick<ContractTerms, 'basis' | 'rateType'>) => basis === ceiling.basis && rateType === ceiling.rateType
  if (now?.standard && fits(now)) {
    const isHouse = termsProblems(now, { kind, ...rules, ceiling: undefined }).every(({ field }) => field !== 'standard')
    return { tiers: now.standard, ...(!isHouse && { differs: 'kept' }) }
  }
  const house = rules.standard && fits(rules.standard) ? rules.standard.tiers : undefined
  // Without a contract the offer starts with the agent's own terms.
  const before = now ? now.standard : ceiling.standard
  if (!house) return before ? { differs: 'lost' } : {}
  return { tiers: house, ...(now?.standard && { differs: 'other' }) }
}
