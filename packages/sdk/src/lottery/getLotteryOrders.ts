import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, money, string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { DateType } from '../records/DateType.ts'
import { BetStatus, LotteryOrder } from './LotteryOrder.ts'

/**
 * One page of the member's lottery orders, 20 a page, newest first; days are calendar days of the platform, first and last included. Spec
 * 7.4.
 */
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
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
    /** The moment that the days refer to; default `bet`. With `settle`, open orders are in no day, and the latest settled is first. */
    dateType: z.optional(DateType),
    gameCode: z.optional(string),
    /** Only orders in this state. */
    status: z.optional(BetStatus),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The orders of this page, newest first. */
    content: list(LotteryOrder),
    ...paging,
    /** Sums over the complete range, without cancelled lines. `profit` counts settled lines. */
    footer: z.object({
      /** How many orders. */
      count,
      /** What was staked. */
      stake: money,
      /** What was won. */
      prize: money,
      /** Prizes less stakes of settled lines. */
      profit: money,
    }),
  }),
})
