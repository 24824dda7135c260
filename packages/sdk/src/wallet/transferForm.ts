import * as z from 'zod/mini'
import { flag, string, text } from '../core/wire/fields.ts'
import { TransferPurpose } from './TransferOrder.ts'

/** The fields of a member's transfer besides amount and receiver, for every kind of receiver. */
export const transferForm = {
  /** Its purpose. */
  purpose: TransferPurpose,
  /** The note to the receiver, at most `TRANSFER_NOTE` characters. */
  note: text,
  /** The member was warned about an identical transfer less than 60 s old and wants another. */
  again: /* @__PURE__ */ z.optional(flag),
  /** Sealed in transit; or a passkey. */
  paymentPassword: /* @__PURE__ */ z.optional(string),
  /** Instead of the payment password: JSON of the browser's response to `getPasskeyOptions` for `confirm` of `transfer`. */
  passkeyToken: /* @__PURE__ */ z.optional(string),
}
