import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/wire/fields.ts'
import { Play } from './PlaySession.ts'
import { protectionCall } from './protectionCall.ts'

/** How often play stops for its sum. A time that the market does not offer is a `ValidationError`. Spec 7.6. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/protection/realityCheck',
  ...protectionCall,
  retry: 'idempotent',
  input: z.object({
    /** One of `choices`, ms. */
    everyMs: int,
  }),
  output: Play,
})
