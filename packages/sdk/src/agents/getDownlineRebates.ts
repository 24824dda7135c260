import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { agentTexts } from '../texts/agentTexts.ts'

/** A direct member's rate of a product, and the range within which it may be changed. Rates are hundredths of a percent. */
export const DownlineRebate = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** The member's current rate. */
  rate: count,
  /** The rate once all agreed changes are in force; the value that a change names as `before`. */
  later: count,
  /** When that rate comes into force, ms; absent if no change is agreed. */
  laterAt: optionalInt,
  /** The agent's own rate. */
  mine: count,
  /** The lowest allowed rate: the current rate, or above all the members below if rates may be lowered. */
  least: count,
  /** The highest allowed rate: below the agent's own by the gap; 0 if the agent can give none. */
  most: count,
  /** Rates are multiples of it. */
  step: count,
  /** How much lower a member's rate must be than the agent's; 0 if both may be equal. */
  gap: count,
})
export type DownlineRebate = z.output<typeof DownlineRebate>

/**
 * The rates of a direct member, and the range of each. Errors: `notFound` for a member outside the team,
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
    /** The name to log in with; masked if that is a number. */
    userName: text,
    /** Member type number, see `memberTypes`. */
    type: count,
    /** The products that the merchant offers and pays rebate on. */
    products: list(DownlineRebate),
    /** When a change that is made now comes into force, ms: bets that settle from then on. */
    effectiveAt: int,
  }),
})
