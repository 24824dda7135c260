import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'

/** Marks every message as read. Spec 7.1. */
export const readAllMessages = defineCall({
  name: 'readAllMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  module: 'INBOX3',
  access: 'player',
  feature: 'MAILCEN',
  retry: 'idempotent',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: z.object({ unreadCount: count }),
})
