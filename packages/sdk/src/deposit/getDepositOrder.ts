import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { DepositOrder } from './DepositOrder.ts'

/** A deposit of the member with all that happened to it. Errors: `notFound`. Spec 7.6. */
export const getDepositOrder = defineCall({
  name: 'getDepositOrder',
  method: 'GET',
  path: '/wps/transaction/deposit/order',
  access: 'money',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    orderNo: id,
  }),
  output: DepositOrder,
})
