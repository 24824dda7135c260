import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { createTables } from './createTables.ts'
import { HELP, migrateBefore } from './migrateBefore.ts'
import type { Database, Db } from './openDatabase.ts'
import { recordedNames } from './recordedNames.ts'
import { runFile } from './runFile.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** Represents `schema/` in a new database, and all of `migrations/before/` in one that they made. */
const BASELINE = '0200_baseline'
const names = { migrationTableName: 'migrations', migrationLockTableName: 'migration_lock' }

/**
 * Makes the tables of a new database, or brings one to today's. Several processes may do so at once. Throws a sentence that says what to do if
 * the database is not one of a gateway, or of a later one.
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<void> {
  if (await recordedNames(db, 'schema_migrations')) await migrateBefore({ db })
  const migrations = await allMigrations()
  const recorded = (await recordedNames(db, names.migrationTableName)) ?? []
  const strange = recorded.find((name) => !(name in migrations))
  if (strange) throw new Error(`The database has a migration that this gateway does not know: ${strange}. ${HELP}`)
  // The usual start: without the look at every table that kysely begins with.
  if (recorded.length === Object.keys(migrations).length) return
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  // Branches merge in another order than that of their numbers: a database of a developer may lack an earlier one.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true, ...names })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function allMigrations(): Promise<Record<string, Migration>> {
  let isNew = false
  const baseline = async (trx: Db) => {
    isNew = await isEmpty(trx)
    if (isNew) await createTables(trx)
  }
  const later = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  // `schema/` has what they do.
  const run = (name: string) => async (trx: Db) => (isNew ? undefined : runFile(trx, new URL(name, folder)))
  return Object.fromEntries([[BASELINE, { up: baseline }], ...later.map((name) => [name, { up: run(name) }])])
}

/** Whether the database has no tables yet; false if the former migrations made them. Throws if something else did. */
async function isEmpty(trx: Db): Promise<boolean> {
  if (await recordedNames(trx, 'schema_migrations')) return false
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
      and tablename <> all (${Object.values(names)}::text[]) order by 1`.execute(trx)
  if (rows.length === 0) return true
  const some = rows.slice(0, 3).map(({ name }) => name)
  throw new Error(`The database has tables (${some.join(', ')} …), but no record of the gateway's migrations. ${HELP}`)
}
