import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Reward } from './Reward.ts'

/** Friends of one level: 1 = those the member invited, 2 = those whom level 1 invited. */
export const ReferralLevel = z.object({
  /** From 1. */
  level: count,
  /** Share of their valid bets, in hundredths of a percent. */
  rate: count,
  /** Number of friends. */
  friends: count,
})
export type ReferralLevel = z.output<typeof ReferralLevel>

/** The member's invitations: code, figures, the conditions for a friend to count, and what can be claimed. Spec 2.1. */
export const getReferral = defineCall({
  name: 'getReferral',
  method: 'GET',
  path: '/wps/member/referral',
  module: 'REWCEN3',
  access: 'player',
  feature: 'REFERRAL',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** Sent as `recommenderId` by an invited player who registers. */
    code: id,
    /** Friends who signed up. */
    registered: count,
    /** Those of them whose phone or identity is proven. */
    verified: count,
    /** Those who have bet. */
    playing: count,
    /** Those who count. */
    qualified: count,
    /** Total amount paid for invitations so far. */
    earned: money,
    /** What can be claimed now. */
    pending: money,
    /** Income of this week so far; it can be claimed once the week is over. */
    running: money,
    /** Valid bets required for a friend to count. */
    stake: money,
    /** Within this number of days after the registration. */
    days: count,
    /** How long the income of a week can be claimed after its end, in days. */
    claimDays: count,
    /** Share of friends' bets, by level. */
    levels: list(ReferralLevel),
    /** The reward steps by number of friends who count. */
    ladder: list(Reward),
    /** Income of single weeks that can be claimed. */
    income: list(Reward),
  }),
})
