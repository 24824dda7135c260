import type { InputOf, OutputOf } from '@platform/sdk'
import type { getAnnouncements } from '@platform/sdk/announcements'
import type { Selectable } from 'kysely'
import type { Tables, WireLanguage } from '../db/Tables.ts'
import { isAgent } from '../gateway/authorise.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage, wordsOf } from '../gateway/languages.ts'
import { promotionsOf } from '../promotions/exports.ts'
import { hotMatchesOf } from './hotMatchesOf.ts'

type Filter = InputOf<typeof getAnnouncements>
type Answer = OutputOf<typeof getAnnouncements>
type Row = Selectable<Tables['announcements']>

/** What one group of the app shows to this visitor: only the types requested, only what runs now. */
export async function announcementsOf({ types, groupName = 'm_home' }: Filter, context: Context): Promise<Answer> {
  const { language, member } = context
  const noticeTypes = types.filter((type) => type !== 'H' && type !== 'PR' && (type !== 'A' || isAgent(member?.type ?? 0)))
  const rows = await running(context, noticeTypes as Row['kind'][], groupName)
  const of = (...kinds: Row['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind))
  return {
    banners: of('B').map((row) => ({ url: inLanguage(row, 'image', language), title: inLanguage(row, 'title', language), link: row.link })),
    player: of('PL', 'A').map((row) => noticeOf(row, language)),
    popup: of('PU')
      .filter(isFor(context))
      .map((row) => popupOf(row, language)),
    hot: types.includes('H') ? await hotMatchesOf(context) : [],
    promotion: types.includes('PR') ? await promotionsOf(undefined, context) : [],
  }
}

/** Notices of the mobile lobby. */
export async function lobbyNotices(context: Context) {
  const rows = await running(context, ['LB'], 'm_home')
  return rows.map((row) => noticeOf(row, context.language))
}

async function running(context: Context, kinds: Row['kind'][], group: string): Promise<Row[]> {
  if (kinds.length === 0) return []
  const at = context.now()
  const rows = await allOf(context)
  return rows.filter(
    ({ kind, group_name, starts_at, ends_at }) =>
      kinds.includes(kind) && group_name === group && starts_at <= at && (ends_at === null || ends_at > at),
  )
}

/** A merchant has a page full of them: read once in a while, chosen from per visitor. */
function allOf({ db, services, merchant: { brand } }: Context): Promise<Row[]> {
  return services.shared.rows(db, `announcements|${brand}`, 5000, (reader) =>
    reader.selectFrom('announcements').selectAll().where('merchant', '=', brand).orderBy('position').orderBy('id').execute(),
  )
}

/** Signed-in visitors get A and F (the app knows whether it is the first login), guests get B (section 4). */
const isFor =
  ({ member }: Context) =>
  ({ execution }: Row): boolean =>
    member ? execution !== 'B' : execution === 'B'

const noticeOf = (row: Row, language: WireLanguage) => ({
  id: String(row.id),
  ...wordsOf(row, language),
})

const popupOf = (row: Row, language: WireLanguage) => ({
  ...wordsOf(row, language),
  promotionType: row.promotion_type ?? '',
  execution: row.execution ?? ('A' as const),
})
