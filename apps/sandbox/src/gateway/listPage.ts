import type { SelectQueryBuilder } from 'kysely'

const PAGE_SIZE = 20

/** A 1-based page of a list, 20 rows each; past the end it is empty. `query.$call(page.rows)`, then `page.of(count)` for its position. */
export function listPage(pageNo = 1) {
  const pageNum = Math.max(1, pageNo)
  const offset = (pageNum - 1) * PAGE_SIZE
  return {
    /** For SQL written by hand. */
    size: PAGE_SIZE,
    offset,
    rows: <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => query.limit(PAGE_SIZE).offset(offset),
    of: (count: number) => ({ pageNum, totalPages: Math.ceil(count / PAGE_SIZE) }),
  }
}
