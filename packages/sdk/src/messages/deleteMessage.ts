import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id } from '../core/wire/fields.ts'

/**
 * Deletes a message; a second time is no error. Answers how many are left unread. Errors: `notFound`, for a message of another player.
 * Spec 7.1.
 */
export const deleteMessage = defineCall({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
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
