import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/** To whom an agent may write: the agent above, one direct member, all of those. */
export const LetterTarget = /* @__PURE__ */ oneOf('upline', 'member', 'direct')
export type LetterTarget = (typeof LetterTarget.options)[number]

/** A message that an agent sent; `content` is HTML, `sentAt` in ms. */
export const SentLetter = z.object({
  /** Id of the message. */
  id,
  /** Receiver. */
  target: LetterTarget,
  /** User name of the one direct member; else ''. */
  userName: text,
  title: text,
  /** HTML. */
  content: text,
  sentAt: int,
  /** Number of receivers. */
  recipientCount: count,
  /** How many of them have read it. */
  readCount: count,
})
export type SentLetter = z.output<typeof SentLetter>

/** One page of what the agent wrote, 20 a page, newest first. Spec 7.5. */
export const getOutbox = defineCall({
  name: 'getOutbox',
  method: 'GET',
  path: '/wps/relay/CSP_getOutbox',
  module: 'INBOX3',
  access: 'agent',
  feature: 'MAILCEN',
  section: '7.5',
  shown: false,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The messages of this page, newest first. */
    content: list(SentLetter),
    ...paging,
  }),
})
