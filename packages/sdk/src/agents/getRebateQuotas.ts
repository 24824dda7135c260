import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** How many direct members may have a rate from this level up to the next one. */
export const RebateQuota = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** Lower bound of the level, hundredths of a percent. */
  rate: count,
  /** How many members have such a rate, agreed changes included. */
  used: count,
  /** How many members may have such a rate. */
  most: count,
})
export type RebateQuota = z.output<typeof RebateQuota>

/** How many direct members may have high rates, by product and level; levels without an entry are not limited. Spec 7.5. */
export const getRebateQuotas = defineCall({
  name: 'getRebateQuotas',
  method: 'GET',
  path: '/wps/agent/rebateQuotas',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The levels that the agent may give, the highest of each product first. */
    content: list(RebateQuota),
  }),
})
