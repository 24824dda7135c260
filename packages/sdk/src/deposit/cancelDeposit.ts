import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Cancels a deposit that waits for its payment; money that still arrives is credited or returned. Errors: `deposit.closed`,
 * `notFound`. Spec 7.6.
 */
export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  method: 'DELETE',
  path: '/wps/transaction/deposit/order',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  input: z.object({
    orderNo: id,
  }),
  output: DepositOrder,
})
