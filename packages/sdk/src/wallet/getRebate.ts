import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, optionalInt } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** The rebate on a product's bets. `amount` = `validBetAmount` × `rate`, rounded down to the cent, − `back`. */
export const rebateFields = {
  /** Category of the games. */
  gameType: id,
  /** How many bets. */
  bets: count,
  validBetAmount: money,
  /** In hundredths of a percent. */
  rate: count,
  /** Rebate paid for bets that were voided later. */
  back: money,
  /** The amount paid. */
  amount: money,
}

/**
 * What the member can claim now: for each product the bets that were settled since the last claim, at the rate of the member's level. Spec
 * 2.1.
 */
export const getRebate = defineCall({
  name: 'getRebate',
  method: 'GET',
  path: '/wps/member/rebate',
  access: 'member',
  feature: 'MANPLAYREB3',
  section: '2.1',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** What can be claimed, the largest first. */
    products: list(
      z.object({
        ...rebateFields,
        /** When the oldest of these bets expires, ms. */
        expiresAt: optionalInt,
      }),
    ),
    /** Total amount. */
    total: money,
    /** Minimum amount of a manual claim. */
    min: money,
    /** No further claim is accepted until then, ms. */
    claimableAt: optionalInt,
    /** When the remaining rebate is paid without a claim, ms. */
    nextSettlement: int,
    /** Number of days after its settlement that a bet counts. */
    expiryDays: count,
  }),
})
