import type { Context } from '../gateway/Context.ts'
import { wordsOf } from '../gateway/languages.ts'

/** The merchant's help centre in reading order. */
export async function helpItemsOf({ db, merchant, language }: Context) {
  const rows = await db.selectFrom('help_items').selectAll().where('merchant', '=', merchant.brand).orderBy('position').execute()
  return rows.map((row) => wordsOf(row, language))
}
