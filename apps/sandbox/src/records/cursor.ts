import { sql, type RawBuilder } from 'kysely'
import { invalid } from '../base/Refusal.ts'

const PAGE_SIZE = 20
const LARGEST_PAGE = 500

/** The number of rows in one answer. Throws `validation` above the maximum. */
export function sizeOf(pageSize = PAGE_SIZE): number {
  if (pageSize > LARGEST_PAGE) throw invalid('pageSize')
  return pageSize
}

/** End of a page: the moment and the id of its last row. A page begins after a row, not at an offset: new rows do not shift it. */
export const cursorOf = (at: number, id: number): string => `${at}-${id}`

/** A condition for rows older than the cursor; true without one. `place` is the row's moment and id. Throws `validation` for an invalid cursor. */
export function beforeCursor(cursor: string | undefined, place: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!cursor) return sql`true`
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? []
  if (!at || !id) throw invalid('cursor')
  return sql`${place} < (${at}::bigint, ${id}::bigint)`
}
