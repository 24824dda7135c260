import * as z from 'zod/mini'
import { id, money, string } from '../core/wire/fields.ts'

/** Input of every call that creates a deposit order. */
export const depositForm = {
  /** Id of the channel. */
  channelId: id,
  /** What the member wants to pay. */
  amount: money,
  /** A promotion of `getDepositPromotions` to apply to it. */
  promotionId: /* @__PURE__ */ z.optional(string),
}
