import { int, money } from '../core/fields.ts'
import { list } from '../core/list.ts'
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

/** How many members have stakes above an amount: what tiers with an `activeStake` of their own count. */
export const ActiveCount = /* @__PURE__ */ z.object({
  /** The amount. */
  activeStake: money,
  /** Members whose stakes of the period are more. */
  members: int,
})
export type ActiveCount = z.output<typeof ActiveCount>

/** The figures of a team, its holder included. */
export const ContractFigures = /* @__PURE__ */ z.object({
  ...figureFields,
  /** Members whose stakes of the period are more than the merchant's `activeStake`. */
  activeMember: int,
  /** The same for each amount that the terms name; absent where they name none. */
  actives: /* @__PURE__ */ z.optional(/* @__PURE__ */ list(ActiveCount)),
})
export type ContractFigures = z.output<typeof ContractFigures>

/** A period: `from` counts, `to` no more, in ms. */
export const periodFields = {
  /** Its first moment, ms; names the period. */
  from: int,
  /** The first moment after it, ms. */
  to: int,
}
