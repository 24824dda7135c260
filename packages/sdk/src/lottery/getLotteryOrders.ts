import { defineCall } from '../core/defineCall.ts'
import { count, day, money, pageNo, string } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { BetStatus, LotteryOrder } from './LotteryOrder.ts'

/** One page of the member's lottery orders, 20 a page, newest first; days are whole days of the platform, both included. Spec 7.4. */
export const getLotteryOrders = defineCall({
  name: 'getLotteryOrders',
  method: 'GET',
  path: '/lgw/orders',
  module: 'MEMTRANS3',
  access: 'member',
  page: true,
  section: '7.4',
  bare: true,
  fixed: ({ language }) => ({ pageSize: 20, language }),
  input: z.object({
    startDate: day,
    endDate: day,
    gameCode: z.optional(string),
    status: z.optional(BetStatus),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    content: list(LotteryOrder),
    ...paging,
    /** Sums of the whole range, in cents; what was cancelled is in none. `profit` counts what is settled. */
    footer: z.object({ count, stake: money, prize: money, profit: money }),
  }),
})
