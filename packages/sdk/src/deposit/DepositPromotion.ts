import { count, id, money, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** A bonus for a deposit, and what it costs. */
export const DepositPromotion = /* @__PURE__ */ z.object({
  /** Id of the promotion. */
  id,
  title: text,
  /** Part of the deposit that is added, in percent. */
  percent: count,
  /** Smallest deposit that gets it. */
  min: money,
  /** Most that is added. */
  max: money,
  /** What must be wagered, in multiples of the bonus. */
  multiple: count,
  /** What is added to the amount of the request; 0 without one, or where it is too small. */
  bonus: money,
  /** What must be wagered before that bonus is cash. */
  required: money,
  /** What that costs on average with the category that costs least (`expectedCost`). */
  expectedCost: money,
  /** What categories of games count. */
  weights: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** Category of games. */
      gameType: text,
      /** What a bet of it counts, in percent. */
      weight: count,
      /** What clearing the bonus with it costs on average. */
      expectedCost: money,
    }),
  ),
})
export type DepositPromotion = z.output<typeof DepositPromotion>
