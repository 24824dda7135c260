import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id } from '../core/wire/fields.ts'

/** Marks a message as read; answers how many are left unread. Errors: `notFound`, also for a message of another player. Spec 7.1. */
export const readMessage = defineCall({
  name: 'readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  module: 'INBOX3',
  access: 'player',
  feature: 'MAILCEN',
  retry: 'idempotent',
  section: '7.1',
  shown: false,
  input: z.object({
    /** Id of the message. */
    id,
  }),
  output: z.object({ unreadCount: count }),
})
