import { count, id, int, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a message to the operator is about. */
export const FeedbackType = /* @__PURE__ */ oneOf('deposit', 'withdrawal', 'game', 'promotion', 'account', 'bug', 'idea', 'complaint')
export type FeedbackType = z.output<typeof FeedbackType>

/** One message to the operator and where it stands; times in ms. */
export const FeedbackTicket = z.object({
  ticketNo: id,
  /** What the message is about. */
  type: FeedbackType,
  /** What was written first, plain text. */
  content: text,
  /** The member's order that it is about, '' where it is about none. */
  orderNo: text,
  /** Whose turn it is. */
  status: /* @__PURE__ */ oneOf('open', 'answered', 'closed'),
  /** When it was sent. */
  createdAt: int,
  /** When something was last said. */
  updatedAt: int,
})
export type FeedbackTicket = z.output<typeof FeedbackTicket>

/** A line of a ticket's history, plain text. */
export const FeedbackEntry = z.object({
  /** Who wrote it. */
  from: /* @__PURE__ */ oneOf('member', 'operator'),
  /** What was written, plain text. */
  content: text,
  imageCount: count,
  sentAt: int,
})
export type FeedbackEntry = z.output<typeof FeedbackEntry>
