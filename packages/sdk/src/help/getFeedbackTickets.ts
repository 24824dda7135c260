import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { FeedbackTicket } from './FeedbackTicket.ts'

/** One page of the member's tickets, 20 a page, the latest first. Spec 7.1. */
export const getFeedbackTickets = defineCall({
  name: 'getFeedbackTickets',
  method: 'GET',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  access: 'member',
  feature: 'FEEDBACK3',
  section: '7.1',
  shown: false,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The tickets of this page, the latest first. */
    content: list(FeedbackTicket),
    ...paging,
  }),
})
