import { defineCall } from '../core/defineCall.ts'
import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/**
 * What became of a keyed call that had no answer. Key and merchant authorise: registration has no session. A signed-in member gets the
 * status of own keys only. `unknown` = nothing happened, and nothing of what the gateway has received will. `errorCode` comes with `refused`.
 */
export const getTransactionStatus = defineCall({
  name: 'getTransactionStatus',
  method: 'GET',
  path: '/wps/transaction/status',
  access: 'guest',
  section: '7.6',
  shown: false,
  input: z.object({
    /** The `Idempotency-Key` of the call. */
    key: id,
  }),
  output: z.object({
    /** What became of it. */
    state: oneOf('unknown', 'running', 'applied', 'refused'),
    /** Why it was refused. */
    errorCode: z.optional(string),
  }),
})
