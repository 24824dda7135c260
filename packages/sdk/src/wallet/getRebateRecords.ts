import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, id, int, money, oneOf, string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { rebateFields } from './getRebate.ts'

/** Paid, or lapsed because the member did not claim it in time. */
export const RebateStatus = /* @__PURE__ */ oneOf('paid', 'expired')
export type RebateStatus = z.output<typeof RebateStatus>

/** Rebate of one product, as it was claimed: with the rate and bets of that moment. */
export const RebateRecord = /* @__PURE__ */ z.object({
  /** Id of the row. */
  id,
  /** Number of the claim that it belongs to. */
  claimNo: id,
  /** When it was claimed, or lapsed, ms. */
  time: int,
  ...rebateFields,
  /** Its outcome. */
  status: RebateStatus,
  /** Claimed by the member, or paid by the settlement. */
  source: /* @__PURE__ */ oneOf('member', 'settlement'),
})
export type RebateRecord = z.output<typeof RebateRecord>

/** One page of the member's rebates, 20 a page, newest first; days are calendar days of the platform, first and last included. Spec 2.1. */
export const getRebateRecords = defineCall({
  name: 'getRebateRecords',
  method: 'GET',
  path: '/wps/report/rebate',
  access: 'member',
  feature: 'PLYRBT',
  section: '2.1',
  shown: false,
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
    /** Only those of this state. */
    status: z.optional(RebateStatus),
    /** Only those of this category. */
    gameType: z.optional(string),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The rebates of this page, newest first. */
    content: list(RebateRecord),
    ...paging,
    /** Sums over the complete range, not only the page. */
    footer: z.object({
      /** How many rows. */
      count,
      validBetAmount: money,
      /** What was paid. */
      amount: money,
    }),
    /** Recently paid, whatever the range. */
    paid: z.object({
      /** Today. */
      today: money,
      /** Yesterday. */
      yesterday: money,
      /** Since the first of this month. */
      month: money,
    }),
  }),
})
