import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { Promotion } from './Promotion.ts'

/**
 * What the member can still get: rewards to claim first, then what is in progress, then what can be joined. For third parties: our reward
 * centre reads `getRewards`, which has rewards of every source. Spec 7.1.
 */
export const getAvailablePromotions = defineCall({
  name: 'getAvailablePromotions',
  method: 'GET',
  path: '/wps/member/promotion/available',
  module: 'REWCEN3',
  access: 'member',
  feature: 'REWCEN3',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ platform: 'M', language }),
  input: z.object({}),
  output: z.object({
    /** The promotions, rewards to claim first. */
    content: list(Promotion),
  }),
})
