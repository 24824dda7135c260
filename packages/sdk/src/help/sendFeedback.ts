import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { formOf, images, textOf } from '../core/upload.ts'
import { helpTexts } from '../texts/helpTexts.ts'
import { FeedbackType } from './FeedbackTicket.ts'

/** Shortest and longest message to the operator, in visible characters. */
export const feedbackLength = { min: 10, max: 300 }

/**
 * Writes to the operator: 10 to 300 characters and up to three pictures (png or jpg, 5 MB each). Answers the ticket's number. Errors:
 * `notFound` where `orderNo` is no order of the member. Spec 7.1.
 */
export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  access: 'player',
  feature: 'FEEDBACK3',
  retry: 'keyed',
  section: '7.1',
  texts: helpTexts,
  multipart: formOf,
  timeout: 120_000,
  input: z.object({
    /** What the message is about. */
    type: FeedbackType,
    /** The message, plain text. */
    content: textOf(feedbackLength.min, feedbackLength.max),
    images: z.optional(images),
    /** Number of the deposit, withdrawal or bet that it is about. */
    orderNo: z.optional(id),
  }),
  output: z.object({ ticketNo: id }),
})
