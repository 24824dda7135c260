import { defineCall } from '../core/defineCall.ts'
import { id, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

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
  input: z.object({ code: id, domain: string }),
  output: z.unknown(),
})
