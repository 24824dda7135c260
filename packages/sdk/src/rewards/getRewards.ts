import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { Reward, RewardSource } from './Reward.ts'

/** Tab of the reward centre: what can be claimed or joined, what is in progress, what was paid. */
export const RewardTab = /* @__PURE__ */ oneOf('available', 'progress', 'history')
export type RewardTab = z.output<typeof RewardTab>

/**
 * One tab of the reward centre: claimable rewards first, those that expire soon before those that do not; the history newest first, 20 a
 * page. Spec 2.1.
 */
export const getRewards = defineCall({
  name: 'getRewards',
  method: 'GET',
  path: '/wps/member/reward',
  module: 'REWCEN3',
  access: 'member',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Which tab. */
    tab: RewardTab,
    /** Only rewards of this source. */
    source: z.optional(RewardSource),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The rewards of this page. */
    content: list(Reward),
    ...paging,
    /** How many can be claimed now, of every source. */
    claimable: count,
    /** How many are in progress. */
    inProgress: count,
  }),
})
