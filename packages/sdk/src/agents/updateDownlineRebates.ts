import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int } from '../core/wire/fields.ts'
import { agentTexts } from '../texts/agentTexts.ts'

/**
 * Changes rates of a direct member, all or none, from the next day of the platform on. Errors: `rebate.ceiling` above the agent's own rate,
 * `rebate.gap` too close to it, `rebate.floor` below what may be set, `rebate.quota` where as many members have such a rate as may,
 * `rebate.changed` where it is no longer what `before` says, each with the `gameType` that it is about; `rebate.direct` of a member who is
 * not right below; `notFound`. Spec 7.5.
 */
export const updateDownlineRebates = defineCall({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  retry: 'keyed',
  section: '7.5',
  texts: agentTexts,
  input: z.object({
    /** The member. */
    memberId: id,
    /** The changes; hundredths of a percent. */
    rates: z.array(
      z.object({
        /** Category of the games. */
        gameType: id,
        /** The agreed rate when the change was made: `later` of `getDownlineRebates`. */
        before: int,
        /** The new rate. */
        rate: int,
      }),
    ),
  }),
  output: z.object({
    /** When the rates come into force, ms. */
    effectiveAt: int,
  }),
})
