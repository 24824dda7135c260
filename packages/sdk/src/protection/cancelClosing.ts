import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Protection } from './Protection.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * Opens an account that is closing: before the last withdrawal, and never after an exclusion. Errors: `protection.state`. Spec 7.6.
 */
export const cancelClosing = defineCall({
  name: 'cancelClosing',
  method: 'POST',
  path: '/wps/protection/cancelClosing',
  retry: 'idempotent',
  ...protectionCall,
  input: z.object({}),
  output: Protection,
})
