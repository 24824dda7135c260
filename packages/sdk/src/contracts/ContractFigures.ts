import * as z from 'zod/mini'
import { int, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** Members' figures in a period; a late void is negative in the period in which it was voided. */
export const figureFields = {
  /** What was staked. Bets that do not count for turnover, as opposite ones, are in none of these figures. */
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  /** Rebates paid. */
  rebateAmount: money,
  /** Bonuses and rewards paid, less what was forfeited. */
  rewardAmount: money,
  /** Fees of deposits and withdrawals; no part of the net loss. */
  feeAmount: money,
  /** Stakes less payouts, rebates and rewards: below zero if the members won. */
  netLoss: money,
}

/** How many members have valid stakes above an amount: the figure for tiers with their own `activeStake`. */
export const ActiveCount = /* @__PURE__ */ z.object({
  /** The amount. */
  activeStake: money,
  /** Members whose valid stakes of the period are higher. */
  members: int,
})
export type ActiveCount = z.output<typeof ActiveCount>

/** The figures of a team, its holder included. */
export const ContractFigures = /* @__PURE__ */ z.object({
  ...figureFields,
  /** Members whose valid stakes of the period exceed the merchant's `activeStake`. */
  activeMember: int,
  /** The same for each amount that the terms name; absent if they name none. */
  actives: /* @__PURE__ */ z.optional(/* @__PURE__ */ list(ActiveCount)),
})
export type ContractFigures = z.output<typeof ContractFigures>

/** A period: `from` is inclusive, `to` exclusive, in ms. */
export const periodFields = {
  /** Its first moment, ms; identifies the period. */
  from: int,
  /** The first moment after it, ms. */
  to: int,
}
