import type { Services } from '../gateway/Services.ts'
import { notFound } from '../base/Refusal.ts'

/** The operator's answer to a ticket; `close` ends the conversation. */
export async function answerTicket(
  { ticketNo, content, close }: { ticketNo: string; content: string; close: boolean },
  { database, now }: Services,
) {
  await database.db.transaction().execute(async (db) => {
    const ticket = await db
      .updateTable('feedback_tickets')
      .set({ status: close ? 'closed' : 'answered', updated_at: now() })
      .where('ticket_no', '=', ticketNo)
      .returning('id')
      .executeTakeFirst()
    if (!ticket) throw notFound()
    await db.insertInto('feedback_entries').values({ ticket_id: ticket.id, author: 'operator', content, sent_at: now() }).execute()
  })
}
