import { count, id, int, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a message to the operator is about. */
export const FeedbackType = /* @__PURE__ */ oneOf('deposit', 'withdrawal', 'game', 'promotion', 'account', 'bug', 'idea', 'complaint')
export type FeedbackType = z.output<typeof FeedbackType>

/** One message to the operator and where it stands; times in ms. */
export const FeedbackTicket = z.object({
  ticketNo: id,
  type: FeedbackType,
  content: text,
  status: /* @__PURE__ */ oneOf('open', 'answered', 'closed'),
  createdAt: int,
  /** When something was last said. */
  updatedAt: int,
})
export type FeedbackTicket = z.output<typeof FeedbackTicket>

/** A line of a ticket's history, plain text. */
export const FeedbackEntry = z.object({
  from: /* @__PURE__ */ oneOf('member', 'operator'),
  content: text,
  imageCount: count,
  sentAt: int,
})
export type FeedbackEntry = z.output<typeof FeedbackEntry>
