import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { withdrawTexts } from '../texts/withdrawTexts.ts'
import { WithdrawOrder } from './WithdrawOrder.ts'

/**
 * Cancels a withdrawal that was neither approved nor refused, where the merchant allows it: the money is back in the balance, a bonus that
 * it ended is not. Errors: `withdraw.closed`, `notFound`.
 * Spec 7.6.
 */
export const cancelWithdraw = defineCall({
  name: 'cancelWithdraw',
  method: 'DELETE',
  path: '/wps/transaction/withdraw/order',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: withdrawTexts,
  shown: false,
  input: z.object({
    orderNo: id,
  }),
  output: WithdrawOrder,
})
