import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Protection } from './Protection.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * Requests the end of an exclusion, from `until` on (one without an end: from the time that the market defines). The account opens 24 h later.
 * Errors: `protection.early`, `protection.state` if the account is not excluded. Spec 7.6.
 */
export const requestReturn = defineCall({
  name: 'requestReturn',
  method: 'POST',
  path: '/wps/protection/return',
  retry: 'idempotent',
  ...protectionCall,
  input: z.object({}),
  output: Protection,
})
