import { sql } from 'kysely'
import type { Db, Tables } from '@platform/sandbox/seeding'

type Row = Record<string, unknown>

/** Inserts many rows in one statement with one parameter. Existing rows do not change. */
export async function insertRows(db: Db, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}
