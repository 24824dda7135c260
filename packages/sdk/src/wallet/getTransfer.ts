import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { TransferOrder } from './TransferOrder.ts'

/** One transfer that the member sent or received. Errors: `notFound`. Spec 6. */
export const getTransfer = defineCall({
  name: 'getTransfer',
  method: 'GET',
  path: '/wps/agent/transfer',
  module: 'FUNDTRANS3',
  access: 'money',
  section: '6',
  shown: false,
  input: z.object({ orderNo: id }),
  output: TransferOrder,
})
