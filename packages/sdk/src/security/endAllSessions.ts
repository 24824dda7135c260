import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'

/** Ends every session of the member, this one too, and forgets every known and remembered device. Spec 7.6. */
export const endAllSessions = defineCall({
  name: 'endAllSessions',
  method: 'DELETE',
  path: '/wps/session/all',
  access: 'player',
  retry: 'costly',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: z.unknown(),
})
