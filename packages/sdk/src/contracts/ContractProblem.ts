import type { ContractKind } from './ContractKind.ts'
import type { ContractTerms } from './ContractTerms.ts'
import type { ContractRules } from './getContracts.ts'

/** What is wrong with terms, and where: the index of a tier and its field, or a field of the terms. */
export interface ContractProblem {
  /** Index of the tier; absent where it is about the terms as a whole. */
  tier?: number
  field:
    | 'cycle'
    | 'carryOver'
    | 'basis'
    | 'rateType'
    | 'cap'
    | 'tiers'
    | 'standard'
    | 'minimumBet'
    | 'netLoss'
    | 'activeMember'
    | 'activeStake'
    | 'contractRate'
    | 'amount'
  /**
   * `range` out of what is allowed; `below` under the tier before; `same` where no minimum is above the tier before; `notRising` where it pays
   * no more than the tier before; `unused` where these terms do not count it; `ceiling` better than the offerer's own for some figures;
   * `lower` worse than what is in force, of a salary; `count` too few or too many tiers; `differs` from the offerer's own.
   */
  problem: 'range' | 'below' | 'same' | 'notRising' | 'unused' | 'ceiling' | 'lower' | 'count' | 'differs'
}

/** What an offer is measured against: what the merchant allows, the offerer's own terms (absent where the house offers), those in force. */
export interface ContractLimits extends Pick<
  ContractRules,
  'mostTiers' | 'mostRate' | 'mostAmount' | 'activeStake' | 'standard' | 'ceiling'
> {
  kind: ContractKind
  current?: ContractTerms
}
