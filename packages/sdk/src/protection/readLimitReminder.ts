import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Limits } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/** The member has read the reminder of limits, which comes again after 180 days. Spec 7.6. */
export const readLimitReminder = defineCall({
  name: 'readLimitReminder',
  method: 'POST',
  path: '/wps/protection/limit/reminder',
  ...protectionCall,
  retry: 'idempotent',
  input: z.object({}),
  output: Limits,
})
