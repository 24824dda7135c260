import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Protection } from './Protection.ts'
import { protectionCall } from './protectionCall.ts'

/** The state of the member's account; cheap, for a game or betting page that polls it. Spec 7.6. */
export const getProtection = defineCall({
  name: 'getProtection',
  method: 'GET',
  path: '/wps/protection/state',
  ...protectionCall,
  page: 'every',
  input: z.object({}),
  output: Protection,
})
