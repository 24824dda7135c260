import * as z from 'zod/mini'
import { count, flag, id, int, money, optionalInt, text } from '../core/wire/fields.ts'

/** A member on the path from the caller down. The name is masked for members further down than the caller's direct members. */
export const TeamPath = z.object({ memberId: id, userName: text })
export type TeamPath = z.output<typeof TeamPath>

/** Sums of money over the days, in cents. */
export const teamSums = {
  /** What was credited, less what a bank took back. */
  depositAmount: money,
  /** What arrived, fees included, less what a bank returned. */
  withdrawAmount: money,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  /** Rebates paid. */
  rebateAmount: money,
  /** Bonuses and rewards paid, less what was forfeited. */
  rewardAmount: money,
  /** Fees of deposits and withdrawals, which are no part of the profit; above zero: paid. */
  feeAmount: money,
  /** The win or loss: payouts, rebates and rewards less stakes. */
  profit: money,
}

/** A member of a team, with that member's own activity on the days. */
export const TeamMember = z.object({
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  /** Member type number, see `memberTypes`. */
  type: int,
  /** Levels below the member whose team it is, 0 for that member. */
  depth: count,
  /** Registration time, ms. */
  regDate: int,
  /** Last log-in, ms; absent if there was none. */
  lastLoginTime: optionalInt,
  /** Logged in and active in the last 15 minutes. */
  online: flag,
  /** May not log in. */
  disabled: flag,
  /** Members below. */
  teamMemberCount: count,
  /** Current wallet balance. */
  balance: money,
  ...teamSums,
})
export type TeamMember = z.output<typeof TeamMember>
