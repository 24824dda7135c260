import type { Context } from '../gateway/Context.ts'
import { inLanguage, wordsOf } from '../gateway/languages.ts'
import { currentAnnouncements } from './currentAnnouncements.ts'

/** The ten latest news of the lobby. */
export async function lobbyNewsOf(context: Context) {
  const { language } = context
  const rows = await currentAnnouncements(['LN'], context)
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    ...wordsOf(row, language),
    imageUrl: inLanguage(row, 'image', language),
    publishedAt: row.starts_at,
  }))
}
