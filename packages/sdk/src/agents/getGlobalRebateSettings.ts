import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { RateCeiling } from './AgentRate.ts'

/** The agent's rebate rates by product, and how much of each may be given to a direct member. Spec 7.5. */
export const getGlobalRebateSettings = defineCall({
  name: 'getGlobalRebateSettings',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The products that the merchant offers and pays rebate on. */
    products: list(RateCeiling),
  }),
})
