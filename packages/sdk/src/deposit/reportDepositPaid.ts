import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Reports that the member has paid: the gateway queries the bank at once. Decides nothing. Errors: `notFound`. Spec 7.6.
 */
export const reportDepositPaid = defineCall({
  name: 'reportDepositPaid',
  method: 'POST',
  path: '/wps/transaction/deposit/paid',
  access: 'money',
  retry: 'idempotent',
  section: '7.6',
  shown: false,
  input: z.object({
    orderNo: id,
  }),
  output: DepositOrder,
})
