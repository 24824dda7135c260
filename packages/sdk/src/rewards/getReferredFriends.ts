import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, int, money, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/** A friend's progress: signed up, phone or identity proven, has bet, counts. */
export const FriendState = /* @__PURE__ */ oneOf('registered', 'verified', 'playing', 'qualified')
export type FriendState = z.output<typeof FriendState>

/** A player whom the member invited. */
export const ReferredFriend = z.object({
  /** Masked. */
  name: text,
  /** When the friend signed up. */
  registeredTime: int,
  /** The friend's progress. */
  state: FriendState,
  /** Valid bets in the days that count, up to the required amount. */
  stake: money,
  /** Remaining days to bet the rest; 0 = none. */
  daysLeft: count,
  /** Counts once the identity is proven. */
  identityNeeded: flag,
})
export type ReferredFriend = z.output<typeof ReferredFriend>

/** The friends whom the member invited, newest first, 20 a page. Spec 2.1. */
export const getReferredFriends = defineCall({
  name: 'getReferredFriends',
  method: 'GET',
  path: '/wps/member/referral/friends',
  module: 'REWCEN3',
  access: 'player',
  feature: 'REFERRAL',
  section: '7.1',
  shown: false,
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The friends of this page. */
    content: list(ReferredFriend),
    ...paging,
  }),
})
