import * as z from 'zod/mini'
import { cleanField } from '../clean/cleanField.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Resolves for an invitation code that is valid at `domain`. Errors: `register.invitation`, `register.referrer` where the domain is none
 * of the merchant's, `agent.incorrect` where the agent is gone. Spec 5, 7.1.
 */
export const checkAffiliate = defineCall({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  access: 'guest',
  section: '7.1',
  texts: accountTexts,
  input: z.object({
    /** Invitation code of an agent, or its link. */
    code: entered((text) => cleanField('affiliateCode', text)),
    /** Host name at which the player registers. */
    domain: string,
  }),
  output: z.unknown(),
})
