import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { LotteryOrderDetail } from './LotteryOrder.ts'

/** Takes one line of an order back while its draw is on sale: the stake returns. Errors: `lottery.cancelClosed`, `notFound`. Spec 7.4. */
export const cancelSubOrder = defineCall({
  name: 'cancelSubOrder',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  module: 'MEMTRANS3',
  access: 'member',
  page: true,
  retry: 'keyed',
  section: '7.4',
  texts: lotteryTexts,
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Number of the line. */
    subOrderNo: id,
  }),
  output: z.object({ order: LotteryOrderDetail, balance: money }),
})
