import { id, money, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** One of the member's own wallets. */
export const OwnWallet = /* @__PURE__ */ z.object({
  /** What a transfer calls it. */
  wallet: id,
  /** What the merchant calls it, in the language of the request. */
  name: text,
  balance: money,
  /** What of it may go to another wallet: all of it, but of the main wallet no bonus. */
  transferable: money,
})
export type OwnWallet = z.output<typeof OwnWallet>
