import type { InputOf, OutputOf } from '@platform/sdk'
import type { getOutbox, getRecipients, sendMessage } from '@platform/sdk/messages'
import { sql } from 'kysely'
import { userNameFor } from '../base/maskUser.ts'
import { HOUR, limit } from '../gateway/limit.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { isProtected } from '../gateway/protectionState.ts'
import { listPage } from '../gateway/listPage.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { htmlOf } from './htmlOf.ts'

/** Messages of one agent. */
const DAILY = 30
const HUNDRED = 100

/** Direct members who accept messages. Closed accounts are among them: the agent does not learn which ones are. */
const direct = (context: Context) => sql`
  team_paths p join members m on m.id = p.descendant_id where p.ancestor_id = ${memberOf(context).id} and p.depth = 1 and (not m.disabled or m.closed_at is not null)`

/** To whom the agent may write. */
export async function recipientsOf(context: Context): Promise<OutputOf<typeof getRecipients>> {
  const { rows } = await sql<{ id: number; account: string; count: number }>`
    select m.id, m.account, count(*) over ()::int as count from ${direct(context)} order by m.registered_at desc, m.id desc limit ${HUNDRED}`.execute(
    context.db,
  )
  return {
    hasUpline: (await uplineOf(context)) !== undefined,
    directCount: rows[0]?.count ?? 0,
    content: rows.map(({ id, account }) => ({ memberId: String(id), userName: userNameFor(account, 1) })),
  }
}

async function uplineOf(context: Context): Promise<{ id: number; disabled: boolean } | undefined> {
  const { rows } = await sql<{ id: number; disabled: boolean }>`
    select up.id, up.disabled from members m join members up on up.id = m.upline_id where m.id = ${memberOf(context).id}`.execute(
    context.db,
  )
  return rows[0]
}

/** Sends one letter, a message to each of its recipients. Paused and excluded members do not see it, and the sender does not see that. */
export async function sendLetter(letter: InputOf<typeof sendMessage>, context: Context): Promise<OutputOf<typeof sendMessage>> {
  const { db, now } = context
  const { id: sender_id } = memberOf(context)
  await limit(context, `letters:${sender_id}`, DAILY, 24 * HOUR)
  const recipients = await idsOf(letter, context)
  const [title, content] = [letter.title.trim(), htmlOf(letter.content.trim())]
  const row = { sender_id, target: letter.target, title, content, sent_at: now() }
  const { id } = await db.insertInto('letters').values(row).returning('id').executeTakeFirstOrThrow()
  await sql`
    insert into messages (member_id, title_pt, title_en, content_pt, content_en, sent_at, letter_id, deleted_at)
    select m.id, ${title}, ${title}, ${content}, ${content}, ${row.sent_at}, ${id}, case when ${isProtected('m', row.sent_at)} then ${row.sent_at}::bigint end
    from members m where m.id = any (${recipients}::bigint[])`.execute(db)
  return { recipientCount: recipients.length }
}

async function idsOf({ target, userName = '' }: InputOf<typeof sendMessage>, context: Context): Promise<number[]> {
  if (target === 'upline') {
    const upline = await uplineOf(context)
    if (!upline || upline.disabled) throw new Refusal('agent.incorrect', 400)
    return [upline.id]
  }
  const recipientFilter = target === 'member' ? sql`and m.username = ${userName.toLowerCase()}` : sql``
  const { rows } = await sql<{ id: number }>`select m.id from ${direct(context)} ${recipientFilter} order by m.id`.execute(context.db)
  if (rows.length === 0) throw notFound()
  return rows.map(({ id }) => id)
}

/** One page of the agent's own letters. */
export async function outboxOf({ pageNo }: InputOf<typeof getOutbox>, context: Context): Promise<OutputOf<typeof getOutbox>> {
  const page = listPage(pageNo)
  const letters = context.db.selectFrom('letters').where('sender_id', '=', memberOf(context).id)
  const { count } = await letters.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await letters.selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc').$call(page.rows).execute()
  const { rows: reached } = await sql<{ letter_id: number; recipients: number; read: number; account: string }>`
    select letter_id, count(*)::int as recipients, (count(read_at))::int as read, min(m.account) as account
    from messages join members m on m.id = member_id where letter_id = any (${rows.map(({ id }) => id)}::bigint[]) group by letter_id`.execute(
    context.db,
  )
  const of = new Map(reached.map((row) => [row.letter_id, row]))
  const content = rows.map(({ id, target, title, content: html, sent_at }) => ({
    id: String(id),
    target,
    userName: target === 'member' ? userNameFor(of.get(id)?.account ?? '', 1) : '',
    title,
    content: html,
    sentAt: sent_at,
    recipientCount: of.get(id)?.recipients ?? 0,
    readCount: of.get(id)?.read ?? 0,
  }))
  return { content, ...page.of(count) }
}
