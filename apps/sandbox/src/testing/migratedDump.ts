import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../db/migrate.ts'
import type { Tables } from '../db/Tables.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
let dump: Promise<Blob> | undefined

/** A dump of an empty database with every migration: to begin with it takes a tenth of the time of creating one. Made once per state of the migrations. */
export const migratedDump = (): Promise<Blob> => (dump ??= readOrMake())

async function readOrMake(): Promise<Blob> {
  const file = join(cache, `migrated-${await stateOfMigrations()}.tar`)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const made = await make()
  await mkdir(cache, { recursive: true })
  // Under another name until it is complete: several processes may make it at once.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return made
}

async function stateOfMigrations(): Promise<string> {
  const folder = join(root, 'migrations')
  const engine = join(root, 'node_modules/@electric-sql/pglite/package.json')
  const files = [engine, import.meta.filename, ...(await readdir(folder)).toSorted().map((name) => join(folder, name))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
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
