import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { Protection } from './Protection.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * The same for months, years or without an end. It never ends by itself: see `requestReturn`. Bonuses end; the complete balance can be
 * withdrawn. Errors: `protection.duration`, `protection.state` if the account is excluded, closing or closed already. Spec 7.6.
 */
export const excludeAccount = defineCall({
  name: 'excludeAccount',
  method: 'POST',
  path: '/wps/protection/exclude',
  retry: 'idempotent',
  ...protectionCall,
  input: z.object({
    /** ISO 8601, for example `P6M`; null without an end. */
    duration: z.nullable(id),
  }),
  output: Protection,
})
