import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { money } from '../core/wire/fields.ts'
import { transferTexts } from '../texts/transferTexts.ts'
import { transferForm } from './transferForm.ts'
import { TransferOrder } from './TransferOrder.ts'

/**
 * Superior transfer: sends cash to the upline, at once and irrevocably. Errors: `transfer.upline` without one;
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
    /** Amount deducted from the balance, and received: there is no fee. */
    amount: money,
    ...transferForm,
  }),
  output: TransferOrder,
})
