import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { RateCeiling } from './AgentRate.ts'

/** The rates of rebate of an agent by product, and how much of each may be given to a member right below. Spec 7.5. */
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
    /** The products that the merchant sells and gives rebate on. */
    products: list(RateCeiling),
  }),
})
