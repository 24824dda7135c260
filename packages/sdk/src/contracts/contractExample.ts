import { minor } from '../core/Minor.ts'
import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms } from './ContractTerms.ts'

/** What a team loses of its stakes in an example, of a tier that names stakes alone: one in twenty. */
const LOST = 20
/** Stakes of an example whose tier names none: R$ 10,000. */
const PLAIN = 1_000_000

/** Figures for a worked example of a tier (its index): the least that reach it, and something to have a share of. `settlePeriod` does the sum. */
export function contractExample({ tiers }: ContractTerms, index: number): ContractFigures {
  const { minimumBet, netLoss, activeMember, activeStake } = tiers[index]!
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
    activeMember,
    ...(activeStake !== undefined && { actives: [{ activeStake, members: activeMember }] }),
  }
}
