import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/wire/fields.ts'
import { limitName, Limits } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * Sets a limit. A new or lower one holds at once; a higher one, or none, is pending until the player confirms it. Kinds and periods that
 * the market does not have are a `ValidationError`. Spec 7.6.
 */
export const setLimit = defineCall({
  name: 'setLimit',
  method: 'POST',
  path: '/wps/protection/limit',
  ...protectionCall,
  retry: 'idempotent',
  input: z.object({
    ...limitName,
    /** Cents, bets or minutes, at least 1; null for no limit. */
    value: z.nullable(int),
  }),
  output: Limits,
})
