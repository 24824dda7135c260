import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../db/migrate.ts'
import type { Tables } from '../db/Tables.ts'
import { stateOfMigrations } from './stateOfMigrations.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
const engine = join(root, 'node_modules/@electric-sql/pglite/package.json')
let dump: Promise<Blob> | undefined

/** A dump of an empty database with every migration: to begin with it takes a tenth of the time of creating one. Made once per state of the migrations. */
export const migratedDump = (): Promise<Blob> => (dump ??= readOrMake())

async function readOrMake(): Promise<Blob> {
  const file = join(cache, `migrated-${await stateOfMigrations(engine, import.meta.filename)}.tar`)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const made = await make()
  await mkdir(cache, { recursive: true })
  // Under another name until it is complete: several processes may make it at once.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return made
}

async function make(): Promise<Blob> {
  const lite = await PGlite.create()
  await migrate({ db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) }) })
  await makeSmall(lite)
  const made = await lite.dumpDataDir('none')
  await lite.close()
  return made
}

/** What each start would read, write or replay for nothing: the databases that others are copied from, buffers for many rows, the log of the migrations. */
async function makeSmall(lite: PGlite): Promise<void> {
  await lite.exec('update pg_database set datistemplate = false')
  const statements = ['drop database template0', 'drop database template1', "alter system set shared_buffers = '8MB'", 'checkpoint']
  for (const statement of statements) await lite.exec(statement)
}
