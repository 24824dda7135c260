import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Play } from './PlaySession.ts'
import { protectionCall } from './protectionCall.ts'

/** The member's session of play, the same on every page and device, and when its reality check is due. Spec 7.6. */
export const getPlaySession = defineCall({
  name: 'getPlaySession',
  method: 'GET',
  path: '/wps/protection/playSession',
  ...protectionCall,
  page: 'every',
  input: z.object({}),
  output: Play,
})
