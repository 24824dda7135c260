import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { formOf, images, textOf } from '../core/upload.ts'
import { feedbackLength } from './sendFeedback.ts'
import { helpTexts } from '../texts/helpTexts.ts'

/**
 * Adds to a ticket, which is open again then: 1 to 300 characters, up to three pictures. Errors: `feedback.closed`, `notFound`. Spec
 * 7.1.
 */
export const replyToFeedback = defineCall({
  name: 'replyToFeedback',
  method: 'PUT',
  path: '/wps/feedback/reply',
  module: 'FEEDBACK3',
  access: 'player',
  feature: 'FEEDBACK3',
  retry: 'keyed',
  section: '7.1',
  texts: helpTexts,
  shown: false,
  multipart: formOf,
  timeout: 120_000,
  input: z.object({
    ticketNo: id,
    /** The message, plain text. */
    content: textOf(1, feedbackLength.max),
    images: z.optional(images),
  }),
  output: z.object({ ticketNo: id }),
})
