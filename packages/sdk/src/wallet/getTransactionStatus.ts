import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, oneOf, string } from '../core/wire/fields.ts'

/**
 * Outcome of a keyed call without an answer. Key and merchant authorise: registration has no session. A signed-in member gets only the
 * status of own keys. `unknown` = nothing happened, and nothing that the gateway has received will take effect. `errorCode` comes with
 * `refused`.
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
    /** Its outcome. */
    state: oneOf('unknown', 'running', 'applied', 'refused'),
    /** Why it was refused. */
    errorCode: z.optional(string),
  }),
})
