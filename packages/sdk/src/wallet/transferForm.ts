import { flag, string, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { TransferPurpose } from './TransferOrder.ts'

/** What a member fills in beside amount and receiver, whoever the money goes to. */
export const transferForm = {
  /** What it is for. */
  purpose: TransferPurpose,
  /** What the receiver reads beside it, at most `TRANSFER_NOTE` characters. */
  note: text,
  /** The member was told of a transfer just like this one, less than 60 s old, and wants another. */
  again: /* @__PURE__ */ z.optional(flag),
  /** Sealed on the way; or a passkey. */
  paymentPassword: /* @__PURE__ */ z.optional(string),
  /** Instead of the payment password: JSON of what the browser made of `getPasskeyOptions` for `confirm` of `transfer`. */
  passkeyToken: /* @__PURE__ */ z.optional(string),
}
