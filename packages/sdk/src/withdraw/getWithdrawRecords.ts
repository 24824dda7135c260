import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo, queryList } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { WithdrawRecord } from './WithdrawOrder.ts'
import { WithdrawStatus } from './WithdrawStatus.ts'

/**
 * One page of the member's withdrawals, 20 a page, newest first; days are calendar days of the platform, first and last included. Spec 7.6.
 */
export const getWithdrawRecords = defineCall({
  name: 'getWithdrawRecords',
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'WITHREC3',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ pageSize: 20, language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
    /** Only withdrawals in one of these states. */
    status: z.optional(queryList(...WithdrawStatus.options)),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The withdrawals of this page, newest first. */
    content: list(WithdrawRecord),
    ...paging,
    /** Sums over the complete range, not only the page. */
    footer: z.object({
      /** How many withdrawals. */
      count,
      /** What was requested. */
      amount: money,
      /** What arrived. */
      paid: money,
      /** Fees of those that arrived. */
      fee: money,
    }),
  }),
})
