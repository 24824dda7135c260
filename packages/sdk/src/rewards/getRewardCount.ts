import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'

/** Number of rewards that can be claimed: the badge of the reward centre. Spec 2.1. */
export const getRewardCount = defineCall({
  name: 'getRewardCount',
  method: 'GET',
  path: '/wps/member/reward/count',
  module: 'REWCEN3',
  access: 'member',
  feature: 'REWCEN3',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** How many can be claimed now. */
    count,
  }),
})
