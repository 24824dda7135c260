import { defineCall } from '../core/defineCall.ts'
import { id, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Resolves for an invitation code that is good at `domain`. Fails with `register.invitation`, with `register.referrer` where the domain
 * is none of the merchant's, with `agent.incorrect` where the agent is gone. Spec 5, 7.1.
 */
export const checkAffiliate = defineCall({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  access: 'guest',
  section: '7.1',
  texts: accountTexts,
  input: z.object({ code: id, domain: string }),
  output: z.unknown(),
})
