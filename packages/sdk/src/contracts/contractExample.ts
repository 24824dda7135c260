import { minor, type Minor } from '../core/Minor.ts'
import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms } from './ContractTerms.ts'
import { activeStakesOf } from './tierOf.ts'

/** Loss rate of a team in an example, for a tier that names only stakes: one in twenty. */
const LOST = 20
/** Stakes of an example whose tier names none: R$ 10,000. */
const PLAIN = 1_000_000

/**
 * Figures for a worked example of a tier (its index): the minimum that reaches it, and a basis to share. `settlePeriod` does the
 * calculation. Its members are just above what the tier names, or the merchant's `activeStake`: the same number is above any lower
 * threshold, and none is above a higher one.
 */
export function contractExample(terms: ContractTerms, index: number, merchantStake: Minor): ContractFigures {
  const { minimumBet, netLoss, activeMember, activeStake = merchantStake } = terms.tiers[index]!
  const over = (amount: Minor) => (amount <= activeStake ? activeMember : 0)
  const amounts = activeStakesOf(terms)
  const stake = minor(minimumBet || netLoss * LOST || PLAIN)
  const loss = minor(netLoss || Math.floor(stake / LOST))
  const none = minor(0)
  return {
    betAmount: stake,
    validBetAmount: stake,
    winAmount: minor(stake - loss),
    rebateAmount: none,
    rewardAmount: none,
    feeAmount: none,
    netLoss: loss,
    activeMember: over(merchantStake),
    ...(amounts.length > 0 && { actives: amounts.map((amount) => ({ activeStake: amount, members: over(amount) })) }),
  }
}
