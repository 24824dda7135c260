import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, money } from '../core/wire/fields.ts'
import { transferTexts } from '../texts/transferTexts.ts'
import { transferForm } from './transferForm.ts'
import { TransferOrder } from './TransferOrder.ts'

/**
 * Sends cash of an agent to one direct member, at once and irrevocably. Errors: `transfer.off` where `getTransferEnabled` says no;
 * `transfer.receiver` where the member is not a direct one, is closed, or may not have real money; `notFound`, for a member who
 * is not in the caller's team; `transfer.blocked` with the `item` of the readiness list that is not in order; `transfer.min` and
 * `transfer.max` of `amount`; `transfer.free` with `transferable` where bets bind the rest; `transfer.duplicate` with `orderNo` where the
 * same amount went there less than 60 s ago and `again` is not set; `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`;
 * `wallet.insufficient`. Spec 7.5.
 */
export const transferDownline = defineCall({
  name: 'transferDownline',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  module: 'FUNDTRANS3',
  access: 'agent',
  retry: 'keyed',
  section: '7.5',
  texts: transferTexts,
  seal,
  input: z.object({
    /** Id of the receiving member. */
    memberId: id,
    /** Amount deducted from the balance, and received: there is no fee. */
    amount: money,
    ...transferForm,
  }),
  output: TransferOrder,
})
