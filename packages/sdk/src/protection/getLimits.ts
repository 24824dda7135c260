import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Limits } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/** The member's limits, what is used of each, and requested rises. Spec 7.6. */
export const getLimits = defineCall({
  name: 'getLimits',
  method: 'GET',
  path: '/wps/protection/limits',
  ...protectionCall,
  page: true,
  input: z.object({}),
  output: Limits,
})
