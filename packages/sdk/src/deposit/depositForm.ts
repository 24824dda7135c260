import { id, money, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What every call that makes a deposit order is sent. */
export const depositForm = {
  /** Id of the channel. */
  channelId: id,
  /** What the member wants to pay. */
  amount: money,
  /** A promotion of `getDepositPromotions` to go with it. */
  promotionId: /* @__PURE__ */ z.optional(string),
}
