import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'

/** How many messages the member has not read: the red dot of 2.14. Spec 7.1. */
export const getUnreadCount = defineCall({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  access: 'member',
  feature: 'MAILCEN',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: count,
})
