import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { LotteryOrderDetail } from './LotteryOrder.ts'

/** An order of the member's own with its lines and its draw; `markHits` marks the picks. Errors: `notFound`. Spec 7.4. */
export const getLotteryOrder = defineCall({
  name: 'getLotteryOrder',
  method: 'GET',
  path: '/lgw/orders/detail',
  module: 'MEMTRANS3',
  access: 'member',
  page: true,
  section: '7.4',
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({ orderNo: id }),
  output: LotteryOrderDetail,
})
