import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { WithdrawOrder } from './WithdrawOrder.ts'

/** One withdrawal of the member. Errors: `notFound`. Spec 7.6. */
export const getWithdrawOrder = defineCall({
  name: 'getWithdrawOrder',
  method: 'GET',
  path: '/wps/transaction/withdraw/order',
  access: 'money',
  section: '7.6',
  shown: false,
  input: z.object({
    orderNo: id,
  }),
  output: WithdrawOrder,
})
