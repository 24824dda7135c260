import type { InputOf, OutputOf } from '@platform/sdk'
import type { getAnnouncementList } from '@platform/sdk/announcements'
import { sql } from 'kysely'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { wordsOf } from '../gateway/languages.ts'
import { listPage } from '../gateway/listPage.ts'
import { currentAnnouncements } from './currentAnnouncements.ts'

type Filter = InputOf<typeof getAnnouncementList>
type Kind = 'PL' | 'A'

/** The merchant's announcements that are still valid, newest first. Only agents receive notices for agents. */
export async function pageOfAnnouncements({ types, pageNo }: Filter, context: Context): Promise<OutputOf<typeof getAnnouncementList>> {
  const kinds: Kind[] = types === 'A' && isAgent(context.member?.type ?? 0) ? ['PL', 'A'] : ['PL']
  const page = listPage(pageNo)
  const { count, unread } = await totalsOf(kinds, context)
  const rows = await currentAnnouncements(kinds, context)
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .$call(page.rows)
    .execute()
  const content = rows.map((row) => ({
    id: String(row.id),
    ...wordsOf(row, context.language),
    publishedAt: row.starts_at,
  }))
  return { content, ...page.of(count), footer: { unreadCount: unread } }
}

/** From now on only newer announcements count as unread. */
export async function readAnnouncements(context: Context) {
  const row = { member_id: memberOf(context).id, seen_at: context.now() }
  await context.db
    .insertInto('announcements_seen')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
  return {}
}

function totalsOf(kinds: Kind[], context: Context) {
  const id = context.member?.id ?? 0
  const lastSeenAt = sql`(select coalesce(max(seen_at), 0) from announcements_seen where member_id = ${id})`
  return currentAnnouncements(kinds, context)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${id > 0}::boolean and starts_at > ${lastSeenAt})`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
}
