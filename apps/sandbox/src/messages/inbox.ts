import type { InputOf, OutputOf } from '@platform/sdk'
import type { getInbox } from '@platform/sdk/messages'
import { sql } from 'kysely'
import { userNameFor } from '../base/maskUser.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { wordsOf } from '../gateway/languages.ts'
import { listPage } from '../gateway/listPage.ts'
import { notFound } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'

/** The content of the member's inbox. Every query of this file starts here or names the member itself. */
const inboxOf = (context: Context) =>
  context.db.selectFrom('messages').where('member_id', '=', memberOf(context).id).where('deleted_at', 'is', null)

/** One page, newest first. */
export async function pageOfInbox(
  { unread, fromMembers, pageNo }: InputOf<typeof getInbox>,
  context: Context,
): Promise<OutputOf<typeof getInbox>> {
  const page = listPage(pageNo)
  const inbox = () => inboxOf(context).$if(Boolean(fromMembers), (query) => query.where('letter_id', 'is not', null))
  const totals = await inbox()
    .select([sql<number>`count(*)`.as('all'), sql<number>`count(*) filter (where read_at is null)`.as('unread')])
    .executeTakeFirstOrThrow()
  const rows = await inbox()
    .$if(Boolean(unread), (query) => query.where('read_at', 'is', null))
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .$call(page.rows)
    .execute()
  const senders = await sendersOf(rows, context)
  const content = rows.map((row) => ({
    id: String(row.id),
    ...wordsOf(row, context.language),
    sentAt: row.sent_at,
    read: row.read_at !== null,
    from: '',
    fromUpline: false,
    ...senders.get(row.letter_id ?? 0),
  }))
  const count = unread ? totals.unread : totals.all
  return { content, ...page.of(count), unreadCount: totals.unread }
}

/** The authors of messages from other members: direct members by name, the direct upline as "your agent". */
async function sendersOf(rows: readonly { letter_id: number | null }[], context: Context) {
  const ids = rows.flatMap(({ letter_id }) => letter_id ?? [])
  const senders =
    ids.length === 0
      ? []
      : (
          await sql<{ id: number; account: string; below: boolean }>`
      select l.id, m.account, m.upline_id is not distinct from ${memberOf(context).id}::bigint as below
      from letters l join members m on m.id = l.sender_id where l.id = any (${ids}::bigint[])`.execute(context.db)
        ).rows
  return new Map(senders.map(({ id, account, below }) => [id, { from: below ? userNameFor(account, 1) : '', fromUpline: !below }]))
}

/** How many messages the member has not read. */
export async function unreadCount(context: Context): Promise<number> {
  const { count } = await inboxOf(context)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks one message. */
export async function readMessage(id: string, context: Context) {
  await touch(id, 'read_at', context)
  return { unreadCount: await unreadCount(context) }
}

/** Marks all messages. */
export async function readAllMessages(context: Context) {
  await context.db
    .updateTable('messages')
    .set({ read_at: context.now() })
    .where('member_id', '=', memberOf(context).id)
    .where('read_at', 'is', null)
    .execute()
  return { unreadCount: 0 }
}

/** Takes a message out of the inbox; a second time changes nothing. */
export async function deleteMessage(id: string, context: Context) {
  await touch(id, 'deleted_at', context)
  return { unreadCount: await unreadCount(context) }
}

/** Stores only the first time that something happened. A message of another player counts as absent. */
async function touch(id: string, column: 'read_at' | 'deleted_at', context: Context) {
  const row = await context.db
    .updateTable('messages')
    .set({ [column]: sql`coalesce(${sql.ref(column)}, ${context.now()}::bigint)` })
    .where('id', '=', rowId(id))
    .where('member_id', '=', memberOf(context).id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
}
