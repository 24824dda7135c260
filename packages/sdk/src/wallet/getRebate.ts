import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, optionalInt } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** What a product's bets bring as rebate. `amount` = `validBetAmount` × `rate`, rounded down to the cent, − `back`. */
export const rebateFields = {
  /** Category of the games. */
  gameType: id,
  /** How many bets. */
  bets: count,
  validBetAmount: money,
  /** In hundredths of a percent. */
  rate: count,
  /** Rebate that was paid for bets that turned out to be void later. */
  back: money,
  /** What is paid. */
  amount: money,
}

/** What the member can claim now: of each product the bets that were settled since the last claim, at the rate of the member's level. Spec 2.1. */
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
        /** When the oldest of these bets counts no more, ms. */
        expiresAt: optionalInt,
      }),
    ),
    /** All of it. */
    total: money,
    /** Less than this cannot be claimed by hand. */
    min: money,
    /** Until when no other claim is taken, ms. */
    claimableAt: optionalInt,
    /** When everything that is there is paid without a claim, ms. */
    nextSettlement: int,
    /** Days after its settlement that a bet counts. */
    expiryDays: count,
  }),
})
