import { int, money } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What members did in a period; a late void is below zero in the period in which it was voided. */
export const figureFields = {
  /** What was staked. */
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  /** Rebates that were paid. */
  rebateAmount: money,
  /** Bonuses and rewards that were paid, less what was forfeited. */
  rewardAmount: money,
  /** Fees of deposits and withdrawals. */
  feeAmount: money,
  /** Stakes less payouts, rebates, rewards and fees: below zero where the members won. */
  netLoss: money,
}

/** The figures of a team, its holder included. */
export const ContractFigures = /* @__PURE__ */ z.object({
  ...figureFields,
  /** Members whose stakes of the period are more than `activeStake`. */
  activeMember: int,
})
export type ContractFigures = z.output<typeof ContractFigures>

/** A period: `from` counts, `to` no more, in ms. */
export const periodFields = {
  /** Its first moment, ms; names the period. */
  from: int,
  /** The first moment after it, ms. */
  to: int,
}
