import * as calls from '@platform/sdk/help'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { wordsOf } from '../gateway/languages.ts'
import { pageOfTickets, readFeedback, reply, send, ticketDetail } from './feedback.ts'

export const helpRoutes = [
  handle(calls.getHelpCenter, (_input, context) => helpItemsOf(context), { shared: 60_000 }),
  handle(calls.sendFeedback, send, { before: readFeedback }),
  handle(calls.replyToFeedback, reply, { before: readFeedback }),
  handle(calls.getFeedbackTickets, (filter, context) => pageOfTickets(filter, context)),
  handle(calls.getFeedbackTicket, ({ ticketNo }, context) => ticketDetail(ticketNo, context)),
]

/** The merchant's help centre in reading order. */
async function helpItemsOf({ db, merchant, language }: Context) {
  const rows = await db.selectFrom('help_items').selectAll().where('merchant', '=', merchant.brand).orderBy('position').execute()
  return rows.map((row) => wordsOf(row, language))
}
