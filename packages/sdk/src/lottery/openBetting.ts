import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { BettingSession } from './BettingSession.ts'

/**
 * Exchanges the ticket of a lottery launch for a session of its page, once, within 60 s. The page creates `token` itself (32 characters or
 * more, random): a lost answer may be requested again with the same one. The session may make the calls marked `page`. Errors:
 * `play.ticket`, `session.expired`.
 */
export const openBetting = defineCall({
  name: 'openBetting',
  method: 'POST',
  path: '/lgw/session/open',
  access: 'guest',
  retry: 'idempotent',
  section: '7.3',
  shown: false,
  bare: true,
  input: z.object({
    /** The ticket of the launch address. Valid once, within 60 s. */
    ticket: id,
    /** The token that the page chose: 32 random characters or more. */
    token: id,
  }),
  output: BettingSession,
})
