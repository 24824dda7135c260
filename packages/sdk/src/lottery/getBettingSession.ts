import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { BettingSession } from './BettingSession.ts'

/** The launched page's session with the balance as it is now. Only such a session has one. Errors: `session.expired`. */
export const getBettingSession = defineCall({
  name: 'getBettingSession',
  method: 'GET',
  path: '/lgw/session',
  access: 'guest',
  section: '7.3',
  shown: false,
  bare: true,
  input: z.object({}),
  output: BettingSession,
})
