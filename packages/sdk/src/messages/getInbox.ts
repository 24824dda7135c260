import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo, queryBool } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { Message } from './Message.ts'

/** One page of the member's messages, 20 a page, newest first; `unread` leaves out those already read, `fromMembers` those of the operator. Spec 7.1. */
export const getInbox = defineCall({
  name: 'getInbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  access: 'member',
  feature: 'MAILCEN',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ pageSize: 20, language }),
  input: z.object({
    /** True leaves out those that were read. */
    unread: z.optional(queryBool),
    /** True leaves out what the operator wrote. */
    fromMembers: z.optional(queryBool),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The messages of this page, newest first. */
    content: list(Message),
    ...paging,
    /** Unread messages; with `fromMembers` only of those. */
    unreadCount: count,
  }),
})
