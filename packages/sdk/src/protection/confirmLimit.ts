import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { limitName, Limits } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/** Confirms a requested rise after its waiting time. Errors: `limit.early` before, `limit.none` if none is requested or it has lapsed. Spec 7.6. */
export const confirmLimit = defineCall({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/protection/limit/confirm',
  ...protectionCall,
  retry: 'idempotent',
  input: z.object(limitName),
  output: Limits,
})
