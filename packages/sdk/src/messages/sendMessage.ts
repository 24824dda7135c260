import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'
import { textOf } from '../core/upload.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { LetterTarget } from './getOutbox.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/** Shortest and longest title and text, in visible characters. */
export const letterLength = { title: { min: 1, max: 30 }, content: { min: 20, max: 1000 } }

/**
 * Sends a message to the upline, to one direct member by user name, or to all direct members. Plain text; thirty messages a day. Errors:
 * `notFound` for a member who is not a direct one or is disabled, `agent.incorrect` without an upline that can receive messages,
 * `rate.limited`. Spec 7.5, 8.
 */
export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'PUT',
  path: '/wps/relay/CSP_sendMessage',
  module: 'INBOX3',
  access: 'agent',
  feature: 'MAILCEN',
  retry: 'keyed',
  texts: accountTexts,
  section: '7.5',
  shown: false,
  input: z.object({
    /** Receiver. */
    target: LetterTarget,
    /** For `member`: the user name. */
    userName: z.optional(entered(cleanCode)),
    /** Plain text. */
    title: textOf(letterLength.title.min, letterLength.title.max),
    /** Plain text. */
    content: textOf(letterLength.content.min, letterLength.content.max),
  }),
  output: z.object({
    /** Number of receivers. */
    recipientCount: count,
  }),
})
