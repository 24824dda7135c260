import * as z from 'zod/mini'
import { count, id, int, oneOf, text } from '../core/wire/fields.ts'

/** What a message to the operator is about. */
export const FeedbackType = /* @__PURE__ */ oneOf('deposit', 'withdrawal', 'game', 'promotion', 'account', 'bug', 'idea', 'complaint')
export type FeedbackType = z.output<typeof FeedbackType>

/** One message to the operator and its state; times in ms. */
export const FeedbackTicket = z.object({
  ticketNo: id,
  /** What the message is about. */
  type: FeedbackType,
  /** First message, plain text. */
  content: text,
  /** The member's order that it is about, '' if none. */
  orderNo: text,
  /** Who has to reply next. */
  status: /* @__PURE__ */ oneOf('open', 'answered', 'closed'),
  /** When it was sent. */
  createdAt: int,
  /** Time of the last message. */
  updatedAt: int,
})
export type FeedbackTicket = z.output<typeof FeedbackTicket>

/** A line of a ticket's history, plain text. */
export const FeedbackEntry = z.object({
  /** Author. */
  from: /* @__PURE__ */ oneOf('member', 'operator'),
  /** Text, plain. */
  content: text,
  imageCount: count,
  sentAt: int,
})
export type FeedbackEntry = z.output<typeof FeedbackEntry>
