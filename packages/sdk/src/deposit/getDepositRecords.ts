import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, money, optionalInt, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo, queryList } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { DepositClawBack, depositFields } from './DepositOrder.ts'
import { DepositStatus } from './DepositStatus.ts'

/** A deposit in the list. */
export const DepositRecord = /* @__PURE__ */ z.object({
  ...depositFields,
  /** What the bank took back of what had been credited; absent if nothing. */
  clawBack: /* @__PURE__ */ z.optional(DepositClawBack),
  /** When the first money arrived, ms. */
  paidAt: optionalInt,
  /** The promotion that was chosen with it, '' if none. */
  promotionTitle: text,
})
export type DepositRecord = z.output<typeof DepositRecord>

/**
 * One page of the member's deposits, 20 a page, newest first; days are calendar days of the platform, first and last included. Spec 7.6.
 */
export const getDepositRecords = defineCall({
  name: 'getDepositRecords',
  method: 'GET',
  path: '/wps/report/depositTransaction',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'DEPRECM3',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ pageSize: 20, language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
    /** Only deposits in one of these states. */
    status: z.optional(queryList(...DepositStatus.options)),
    /** Only deposits of this channel. */
    channelId: z.optional(string),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The deposits of this page, newest first. */
    content: list(DepositRecord),
    ...paging,
    /** Sums over the complete range, not only the page. */
    footer: z.object({
      /** How many deposits. */
      count,
      /** Amount to be paid. */
      amount: money,
      /** What was credited. */
      credited: money,
      /** Fees deducted. */
      fee: money,
    }),
  }),
})
