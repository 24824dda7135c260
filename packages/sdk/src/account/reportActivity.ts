import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/wire/fields.ts'

/**
 * Reports that the player has opened a page, which no other call does. Where the market locks a session after a time without an act
 * (`idleMs`), this extends it like every other act. `expiresAt` in ms of the server's clock. Spec 7.5.
 */
export const reportActivity = defineCall({
  name: 'reportActivity',
  method: 'POST',
  path: '/wps/session/activity',
  access: 'member',
  retry: 'idempotent',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** When the session ends without another act. */
    expiresAt: int,
  }),
})
