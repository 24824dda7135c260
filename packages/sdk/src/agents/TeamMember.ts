import { count, flag, id, int, money, optionalInt, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** A member of the way from the caller down. The name is masked further down than the members right below the caller. */
export const TeamPath = z.object({ memberId: id, userName: text })
export type TeamPath = z.output<typeof TeamPath>

/** Sums of money over the days, in cents. */
export const teamSums = {
  /** What was credited, less what a bank took back. */
  depositAmount: money,
  /** What arrived, fees included, less what a bank gave back. */
  withdrawAmount: money,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  /** Rebates that were paid. */
  rebateAmount: money,
  /** Bonuses and rewards that were paid, less what was forfeited. */
  rewardAmount: money,
  /** Fees of deposits and withdrawals; above zero takes from the profit. */
  feeAmount: money,
  /** The win or loss: payouts, rebates and rewards less stakes and fees. */
  profit: money,
}

/** A member of a team, with what that member alone did on the days. */
export const TeamMember = z.object({
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  /** Member type number, see `memberTypes`. */
  type: int,
  /** Steps below the member whose team it is, 0 for that member. */
  depth: count,
  /** Registration time, ms. */
  regDate: int,
  /** The last log-in, ms; absent where there was none. */
  lastLoginTime: optionalInt,
  /** Logged in and active in the last quarter of an hour. */
  online: flag,
  /** May not log in. */
  disabled: flag,
  /** Members below. */
  teamMemberCount: count,
  /** What is in the wallet now. */
  balance: money,
  ...teamSums,
})
export type TeamMember = z.output<typeof TeamMember>
