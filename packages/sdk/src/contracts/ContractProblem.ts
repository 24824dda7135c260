import type { ContractKind } from './ContractKind.ts'
import type { ContractTerms } from './ContractTerms.ts'
import type { ContractRules } from './getContracts.ts'

/** A problem of terms and its place: the index of a tier and its field, or a field of the terms. */
export interface ContractProblem {
  /** Index of the tier; absent if it concerns the terms as such. */
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
   * `range`: outside the allowed range; `below`: under the previous tier; `same`: no minimum is above the previous tier; `notRising`: it
   * pays no more than the previous tier; `unused`: these terms do not count it; `ceiling`: better than the offerer's own for some figures;
   * `lower` worse than what is in force, of a salary; `count` too few or too many tiers; `differs` from the offerer's own.
   */
  problem: 'range' | 'below' | 'same' | 'notRising' | 'unused' | 'ceiling' | 'lower' | 'count' | 'differs'
}

/** The limits of an offer: what the merchant allows, the offerer's own terms (absent if the house offers), those in force. */
export interface ContractLimits extends Pick<
  ContractRules,
  'mostTiers' | 'mostRate' | 'mostAmount' | 'activeStake' | 'standard' | 'ceiling'
> {
  kind: ContractKind
  current?: ContractTerms
}
