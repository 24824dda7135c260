import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { flag, money, string, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { transferTexts } from '../texts/transferTexts.ts'
import { TransferOrder, TransferPurpose } from './TransferOrder.ts'

/**
 * Superior transfer: sends cash to the agent above, at once and for good. Errors: `transfer.upline` where there is nobody to send to;
 * `transfer.blocked` with the `item` of the readiness list that is not in order; `transfer.min` and `transfer.max` of `amount`;
 * `transfer.free` with `transferable` where bets bind the rest; `transfer.duplicate` with `orderNo` where the same amount went there less
 * than 60 s ago and `again` is not set; `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`; `wallet.insufficient`. Spec 6.
 */
export const transferUpline = defineCall({
  name: 'transferUpline',
  method: 'PUT',
  path: '/wps/agent/transferUpline',
  module: 'FUNDTRANS3',
  access: 'money',
  feature: 'AGETRANSFERUP3',
  retry: 'keyed',
  section: '6',
  shown: false,
  texts: transferTexts,
  seal,
  input: z.object({
    /** What leaves the balance, and arrives: there is no fee. */
    amount: money,
    /** What it is for. */
    purpose: TransferPurpose,
    /** What the agent above reads beside it, at most `TRANSFER_NOTE` characters. */
    note: text,
    /** The member was told of a transfer just like this one, less than 60 s old, and wants another. */
    again: z.optional(flag),
    /** Sealed on the way; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of what the browser made of `getPasskeyOptions` for `confirm` of `transfer`. */
    passkeyToken: z.optional(string),
  }),
  output: TransferOrder,
})
