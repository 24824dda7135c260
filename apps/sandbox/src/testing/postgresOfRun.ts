import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from './startPostgres.ts'
import { stateOfMigrations } from '../db/dumps/stateOfMigrations.ts'

const cache = join(import.meta.dirname, '../../node_modules/.cache')

/** A server reads only the files of its own version. */
const version = process.env.POSTGRES_BINARIES?.replaceAll('/', '-') ?? ''

/** Set-up of a test run: one Postgres server for all of its files; its processes find the address in their environment (`testDatabase`). */
export async function setup(): Promise<() => Promise<void>> {
  const files = join(
    cache,
    `postgres${version}-${await stateOfMigrations(import.meta.filename, join(import.meta.dirname, 'databasesOf.ts'))}`,
  )
  if (!existsSync(files)) await makeFiles(files)
  const server = await startPostgres({ files })
  process.env.TEST_POSTGRES = server.address
  return () => server.stop()
}

/** The files of a server with the template of `databasesOf`: with them a server starts much faster. Created once per state of the migrations. */
async function makeFiles(files: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const server = await startPostgres()
  await server.database('first')
  await server.drop('first')
  // Under another name until they are complete: several runs may create them in parallel.
  const mine = `${files}.${process.pid}`
  await server.stop(mine)
  await rename(mine, files).catch((error: Error) => {
    if (!existsSync(files)) throw error
  })
}
