import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { limitName, Limits } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/** Withdraws a requested rise; the limit stays. Spec 7.6. */
export const dropLimitChange = defineCall({
  name: 'dropLimitChange',
  method: 'POST',
  path: '/wps/protection/limit/drop',
  ...protectionCall,
  retry: 'idempotent',
  input: z.object(limitName),
  output: Limits,
})
