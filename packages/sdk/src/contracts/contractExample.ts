import { minor, type Minor } from '../core/Minor.ts'
import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms } from './ContractTerms.ts'
import { activeStakesOf } from './tierOf.ts'

/** What a team loses of its stakes in an example, of a tier that names stakes alone: one in twenty. */
const LOST = 20
/** Stakes of an example whose tier names none: R$ 10,000. */
const PLAIN = 1_000_000

/**
 * Figures for a worked example of a tier (its index): the least that reach it, and something to have a share of. `settlePeriod` does the sum.
 * Its members are just over what the tier names, or the merchant's `activeStake`: so many are over anything lower, and nobody is over more.
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
