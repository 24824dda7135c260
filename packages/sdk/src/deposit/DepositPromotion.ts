import * as z from 'zod/mini'
import { count, id, money, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A bonus for a deposit, and its cost. */
export const DepositPromotion = /* @__PURE__ */ z.object({
  /** Id of the promotion. */
  id,
  title: text,
  /** Bonus in percent of the deposit. */
  percent: count,
  /** Smallest deposit that gets it. */
  min: money,
  /** Maximum bonus. */
  max: money,
  /** What must be wagered, in multiples of the bonus. */
  multiple: count,
  /** Bonus for the amount of the request; 0 without an amount, or if it is too small. */
  bonus: money,
  /** What must be wagered before that bonus is cash. */
  required: money,
  /** Average cost of that with the category that costs least (`expectedCost`). */
  expectedCost: money,
  /** How much bets of each category count. */
  weights: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** Category of games. */
      gameType: text,
      /** What a bet of it counts, in percent. */
      weight: count,
      /** Average cost of clearing the bonus with this category. */
      expectedCost: money,
    }),
  ),
})
export type DepositPromotion = z.output<typeof DepositPromotion>
