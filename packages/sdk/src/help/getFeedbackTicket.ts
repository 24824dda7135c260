import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { FeedbackEntry, FeedbackTicket } from './FeedbackTicket.ts'

/** A ticket with all its messages, oldest first. Errors: `notFound`. Spec 7.1. */
export const getFeedbackTicket = defineCall({
  name: 'getFeedbackTicket',
  method: 'GET',
  path: '/wps/feedback/detail',
  module: 'FEEDBACK3',
  access: 'member',
  feature: 'FEEDBACK3',
  section: '7.1',
  shown: false,
  input: z.object({ ticketNo: id }),
  output: z.object({
    /** The ticket. */
    ticket: FeedbackTicket,
    /** All messages, oldest first. */
    history: list(FeedbackEntry),
  }),
})
