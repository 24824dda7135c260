import * as z from 'zod/mini'
import { id, money, text } from '../core/wire/fields.ts'

/** One of the member's own wallets. */
export const OwnWallet = /* @__PURE__ */ z.object({
  /** Its id in a transfer. */
  wallet: id,
  /** The merchant's name for it, in the language of the request. */
  name: text,
  balance: money,
  /** The transferable part: all of it, but for the main wallet without bonus. */
  transferable: money,
})
export type OwnWallet = z.output<typeof OwnWallet>
