import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/wire/fields.ts'

/**
 * Extends the session, the token does not change: on resume, and every 10 minutes of use. Where the market locks a session after a time
 * without an act of the player (`idleMs`), it extends nothing and only returns the end. `expiresAt` in ms of the server's clock. Spec 7.5.
 */
export const renewSession = defineCall({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'member',
  retry: 'idempotent',
  act: false,
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** When the session ends unless it is renewed again. */
    expiresAt: int,
  }),
})
