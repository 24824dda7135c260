import type { InputOf, OutputOf } from '@platform/sdk'
import type { getFeedbackTickets, replyToFeedback, sendFeedback } from '@platform/sdk/help'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { readImages, storeImages } from '../gateway/images.ts'
import { HOUR, limit } from '../gateway/limit.ts'
import { listPage } from '../gateway/listPage.ts'
import { numbered } from '../gateway/numbered.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { assertOwnOrder } from '../records/exports.ts'

/** Messages of one member in an hour: a conversation needs fewer. */
const MAX_PER_HOUR = 20

type Ticket = Selectable<Tables['feedback_tickets']>

/** Checks that may refuse a message before anything is written. */
export async function readFeedback({ images }: { images?: Blob[] }, context: Context): Promise<Uint8Array[]> {
  await limit(context, `feedback:${memberOf(context).id}`, MAX_PER_HOUR, HOUR)
  return readImages(images, context)
}

/** A new ticket with its first message. */
export async function send({ type, content, orderNo }: InputOf<typeof sendFeedback>, context: Context, images: Uint8Array[]) {
  const at = context.now()
  if (orderNo !== undefined) await assertOwnOrder(context, orderNo)
  const { id, ticket_no } = await context.db
    .insertInto('feedback_tickets')
    .values({
      ticket_no: numbered('F', at),
      member_id: memberOf(context).id,
      type,
      order_no: orderNo ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'ticket_no'])
    .executeTakeFirstOrThrow()
  await write(id, content, images, context)
  return { ticketNo: ticket_no }
}

/** Another message on an own ticket, which reopens it for the operator. */
export async function reply({ ticketNo, content }: InputOf<typeof replyToFeedback>, context: Context, images: Uint8Array[]) {
  const ticket = await ownTicket(ticketNo, context)
  if (ticket.status === 'closed') throw new Refusal('feedback.closed', 400)
  await write(ticket.id, content, images, context)
  await context.db.updateTable('feedback_tickets').set({ status: 'open', updated_at: context.now() }).where('id', '=', ticket.id).execute()
  return { ticketNo }
}

/** One page of own tickets with their first message. */
export async function pageOfTickets(
  { pageNo }: InputOf<typeof getFeedbackTickets>,
  context: Context,
): Promise<OutputOf<typeof getFeedbackTickets>> {
  const page = listPage(pageNo)
  const tickets = ownTickets(context)
  const { count } = await tickets.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await tickets.selectAll().select(firstWords).orderBy('updated_at', 'desc').orderBy('id', 'desc').$call(page.rows).execute()
  return { content: rows.map(ticketOf), ...page.of(count) }
}

/** One own ticket with all messages. */
export async function ticketDetail(ticketNo: string, context: Context) {
  const ticket = await ownTicket(ticketNo, context)
  const entries = await context.db
    .selectFrom('feedback_entries as e')
    .selectAll()
    .select(sql<number>`(select count(*) from uploads u where u.entry_id = e.id)`.as('images'))
    .where('ticket_id', '=', ticket.id)
    .orderBy('id')
    .execute()
  const history = entries.map(({ author, content, images, sent_at }) => ({ from: author, content, imageCount: images, sentAt: sent_at }))
  return { ticket: ticketOf(ticket), history }
}

const ownTickets = (context: Context) => context.db.selectFrom('feedback_tickets').where('member_id', '=', memberOf(context).id)

const firstWords = sql<string>`(select content from feedback_entries e where e.ticket_id = feedback_tickets.id order by e.id limit 1)`.as(
  'content',
)

/** A ticket of another player counts as absent. */
async function ownTicket(ticketNo: string, context: Context) {
  const ticket = await ownTickets(context).selectAll().select(firstWords).where('ticket_no', '=', ticketNo).executeTakeFirst()
  if (!ticket) throw notFound()
  return ticket
}

async function write(ticket_id: number, content: string, images: Uint8Array[], context: Context): Promise<void> {
  const at = context.now()
  const { id } = await context.db
    .insertInto('feedback_entries')
    .values({ ticket_id, author: 'member', content: content.trim(), sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeImages(images, { entry_id: id }, context)
}

const ticketOf = ({ ticket_no, type, status, content, order_no, created_at, updated_at }: Ticket & { content: string }) => ({
  ticketNo: ticket_no,
  type,
  content,
  orderNo: order_no ?? '',
  status,
  createdAt: created_at,
  updatedAt: updated_at,
})
