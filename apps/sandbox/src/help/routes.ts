import * as calls from '@platform/sdk/help'
import { handle } from '../gateway/handle.ts'
import { validateFeedback, pageOfTickets, reply, send, ticketDetail } from './feedback.ts'
import { helpItemsOf } from './helpItemsOf.ts'

export const helpRoutes = [
  handle(calls.getHelpCenter, (_input, context) => helpItemsOf(context), { shared: 60_000 }),
  handle(calls.sendFeedback, (message, context) => send(message, context), { before: validateFeedback }),
  handle(calls.replyToFeedback, (message, context) => reply(message, context), { before: validateFeedback }),
  handle(calls.getFeedbackTickets, (filter, context) => pageOfTickets(filter, context)),
  handle(calls.getFeedbackTicket, ({ ticketNo }, context) => ticketDetail(ticketNo, context)),
]
