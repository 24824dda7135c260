import type { InputOf, OutputOf } from '@platform/sdk'
import type { getAnnouncementList } from '@platform/sdk/announcements'
import { sql } from 'kysely'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'

type Filter = InputOf<typeof getAnnouncementList>
type Kind = 'PL' | 'A'

const PAGE_SIZE = 20

/** What the merchant announced and still stands, newest first. Notices for agents only reach agents. */
export async function pageOfAnnouncements({ types, pageNo }: Filter, context: Context): Promise<OutputOf<typeof getAnnouncementList>> {
  const kinds: Kind[] = types === 'A' && isAgent(context.member?.type ?? 0) ? ['PL', 'A'] : ['PL']
  const pageNum = Math.max(1, pageNo ?? 1)
  const { count, unread } = await totalsOf(kinds, context)
  const rows = await standing(kinds, context)
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const content = rows.map((row) => ({
    id: String(row.id),
    title: inLanguage(row, 'title', context.language),
    content: inLanguage(row, 'content', context.language),
    publishedAt: row.starts_at,
  }))
  return { content, pageNum, totalPages: Math.ceil(count / PAGE_SIZE), unreadCount: unread }
}

/** From now on only what is newer counts as unread. */
export async function readAnnouncements(context: Context) {
  const row = { member_id: memberOf(context).id, seen_at: context.now() }
  await context.db
    .insertInto('announcements_seen')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
  return {}
}

const standing = (kinds: Kind[], { db, merchant, now }: Context) =>
  db
    .selectFrom('announcements')
    .where('merchant', '=', merchant.brand)
    .where('kind', 'in', kinds)
    .where('starts_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))

function totalsOf(kinds: Kind[], context: Context) {
  const id = context.member?.id ?? 0
  const seen = sql`(select coalesce(max(seen_at), 0) from announcements_seen where member_id = ${id})`
  return standing(kinds, context)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${id > 0}::boolean and starts_at > ${seen})`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
}
