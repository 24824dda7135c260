import { sql } from 'kysely'
import type { Db } from './openDatabase.ts'

/** The migrations that a table lists; undefined if there is no such table, or it belongs to another tool and has no names. */
export async function recordedNames(db: Db, table: string): Promise<string[] | undefined> {
  const columns = await sql`select 1 from pg_attribute where attrelid = to_regclass(${table}) and attname = 'name'`.execute(db)
  if (columns.rows.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  return rows.map(({ name }) => name)
}
