import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../migrate.ts'
import type { Tables } from '../Tables.ts'
import { cachedDump } from './cachedDump.ts'
import { engine, stateOfMigrations } from './stateOfMigrations.ts'

/**
 * A dump of an empty database with every migration: starting from it takes a tenth of the time of a new database. Created once per state
 * of the migrations.
 */
export const migratedDump = async (): Promise<Blob> =>
  cachedDump({ kind: 'migrated', state: await stateOfMigrations(engine, import.meta.filename), make })

async function make(): Promise<Blob> {
  const lite = await PGlite.create()
  await migrate({ db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) }) })
  await makeSmall(lite)
  const dump = await lite.dumpDataDir('none')
  await lite.close()
  return dump
}

/**
 * Removes what every start would read, write or replay needlessly: template databases, large buffers, and the log of the
 * migrations.
 */
async function makeSmall(lite: PGlite): Promise<void> {
  await lite.exec('update pg_database set datistemplate = false')
  const statements = ['drop database template0', 'drop database template1', "alter system set shared_buffers = '8MB'", 'checkpoint']
  for (const statement of statements) await lite.exec(statement)
}
