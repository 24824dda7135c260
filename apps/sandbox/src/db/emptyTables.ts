import { sql } from 'kysely'
import type { Db } from './openDatabase.ts'

/** Tables that `schema/` and migrations fill, that must outlive the data, and the audit log. */
const stay = [
  'migrations',
  'migration_lock',
  'schema_migrations',
  'register_rules',
  'mobile_rules',
  'service_contacts',
  'villages',
  'secrets',
  'crypto_keys',
  'audit_log',
]

/** Removes seeded rows and everything since. */
export async function emptyTables(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(trx)
  const names = rows.map(({ name }) => name).filter((name) => !stay.includes(name))
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(trx)
  await sql`delete from register_rules where merchant <> ''`.execute(trx)
  await sql`delete from mobile_rules where merchant <> ''`.execute(trx)
}
