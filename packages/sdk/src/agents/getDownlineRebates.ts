import { defineCall } from '../core/defineCall.ts'
import { count, id, int, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { agentTexts } from '../texts/agentTexts.ts'

/** A direct member's rate of a product, and within what it may be changed. Rates are hundredths of a percent. */
export const DownlineRebate = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** What the member has now. */
  rate: count,
  /** What it will have once everything that is agreed holds; what a change names as `before`. */
  later: count,
  /** When that holds, ms; absent where nothing is agreed. */
  laterAt: optionalInt,
  /** The agent's own. */
  mine: count,
  /** The least that may be set: the rate of now, or above all the members below where rates may be lowered. */
  least: count,
  /** The most that may be set: below the agent's own by the gap; 0 where there is none to give. */
  most: count,
  /** Rates are multiples of it. */
  step: count,
  /** By so much a member has less than the agent; 0 where both may have the same. */
  gap: count,
})
export type DownlineRebate = z.output<typeof DownlineRebate>

/**
 * The rates of a member right below the agent, and within what each may be changed. Errors: `notFound` of somebody outside the team,
 * `rebate.direct` of a member further down. Spec 7.5.
 */
export const getDownlineRebates = defineCall({
  name: 'getDownlineRebates',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  shown: false,
  texts: agentTexts,
  input: z.object({
    /** The member. */
    memberId: id,
  }),
  output: z.object({
    /** The member. */
    memberId: id,
    /** The name to log in with; masked where that is a number. */
    userName: text,
    /** Member type number, see `memberTypes`. */
    type: count,
    /** The products that the merchant sells and gives rebate on. */
    products: list(DownlineRebate),
    /** When a change that is made now holds, ms: bets that settle from then on. */
    effectiveAt: int,
  }),
})
