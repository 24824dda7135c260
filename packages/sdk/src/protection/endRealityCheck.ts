import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Play } from './PlaySession.ts'
import { protectionCall } from './protectionCall.ts'

/** The member has read the sum of the session: the next check is due after the chosen time. Spec 7.6. */
export const endRealityCheck = defineCall({
  name: 'endRealityCheck',
  method: 'POST',
  path: '/wps/protection/realityCheck/end',
  ...protectionCall,
  page: 'every',
  retry: 'idempotent',
  input: z.object({}),
  output: Play,
})
