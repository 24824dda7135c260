import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, money, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/** Income from the bets of a day, by level of friends. */
export const ReferralIncome = z.object({
  /** Day of the settlements. */
  day,
  /** 1 = friends, 2 = their friends. */
  level: count,
  /** Number of those who bet. */
  friends: count,
  /** Their valid bets. */
  stake: money,
  /** In hundredths of a percent. */
  rate: count,
  /** Income, rounded down; below zero if voids exceeded it. */
  amount: money,
  /** Status of its week: still counting; claimable; paid; or expired. */
  status: oneOf('running', 'claim', 'paid', 'expired'),
})
export type ReferralIncome = z.output<typeof ReferralIncome>

/** The member's income from friends' bets, by day and level, newest first, 20 a page. Spec 2.1. */
export const getReferralIncome = defineCall({
  name: 'getReferralIncome',
  method: 'GET',
  path: '/wps/member/referral/income',
  module: 'REWCEN3',
  access: 'player',
  feature: 'REFERRAL',
  section: '7.1',
  shown: false,
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The rows of this page. */
    content: list(ReferralIncome),
    ...paging,
  }),
})
