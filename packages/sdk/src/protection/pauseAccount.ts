import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { Protection } from './Protection.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * Stops play, deposits and promotions for a while; the account opens by itself at the end. It ends every session, this one too: the next
 * sign-in is open for withdrawals, records and support. A pause cannot be shortened. Errors: `protection.duration` for one that is not
 * offered, `protection.state` if the account is not open. Spec 7.6.
 */
export const pauseAccount = defineCall({
  name: 'pauseAccount',
  method: 'POST',
  path: '/wps/protection/pause',
  retry: 'idempotent',
  ...protectionCall,
  input: z.object({
    /** ISO 8601, for example `PT24H`: one of those that the market or the merchant offers. */
    duration: id,
  }),
  output: Protection,
})
