import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Db } from './openDatabase.ts'
import { recordedNames } from './recordedNames.ts'
import { runFile } from './runFile.ts'

/** The migrations from before `schema/`: they stay until 0.3.0 is out. */
const folder = new URL('../../migrations/before/', import.meta.url)
/** Any fixed number: several processes that start on one database at once take turns. */
const LOCK = 4000

/**
 * Brings a database whose tables were made by those migrations to the last of them, or to the last one before `end`. Throws if it lists one
 * that does not exist here.
 */
export async function migrateBefore({ db }: Pick<Database, 'db'>, end = '~'): Promise<void> {
  const names = (await readdir(folder)).toSorted()
  const applied = await recordedNames(db, 'schema_migrations')
  const strange = applied?.find((name) => !names.includes(name))
  if (strange) throw new Error(`The database has a migration that this gateway does not know: ${strange}. ${HELP}`)
  for (const name of names) if (name < end && !applied?.includes(name)) await apply(db, name)
}

/** What to do with a database that this gateway cannot migrate. */
export const HELP = 'Start the version of the gateway that made it, or choose an empty database with DATABASE_URL or SANDBOX_DATA.'

/** One file in one transaction: a half-applied migration cannot exist. */
const apply = (db: Db, name: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(trx)
    if ((await recordedNames(trx, 'schema_migrations'))?.includes(name)) return
    await runFile(trx, new URL(name, folder))
    await sql`insert into schema_migrations (name) values (${name})`.execute(trx)
  })
