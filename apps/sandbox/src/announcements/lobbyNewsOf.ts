import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'

/** The ten latest news of the lobby. */
export async function lobbyNewsOf({ db, merchant, language, now }: Context) {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('merchant', '=', merchant.brand)
    .where('kind', '=', 'LN')
    .where('starts_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    title: inLanguage(row, 'title', language),
    content: inLanguage(row, 'content', language),
    imageUrl: inLanguage(row, 'image', language),
    publishedAt: row.starts_at,
  }))
}
