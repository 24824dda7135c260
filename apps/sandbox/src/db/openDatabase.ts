import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepPrivate } from './keepPrivate.ts'
import { lockFolder } from './lockFolder.ts'
import type { Tables } from './Tables.ts'

/** What queries need: the pool, or a transaction of it. Never BEGIN by hand. */
export type Db = Kysely<Tables>

export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Settings, in milliseconds, by which the server ends a transaction that hangs; none in the embedded one, which has no timers. */
  timeouts: readonly string[]
  /** A complete dump of an embedded database: `DatabaseOptions.dump` of another. */
  dump?(): Promise<Blob>
  /** Rejects if the database does not answer within two seconds. On a connection of its own: a crowd of calls does not delay it. */
  ping: () => Promise<unknown>
  close(): Promise<void>
}

const PING_MS = 2000

export interface DatabaseOptions {
  /** A real Postgres; without it an embedded one. */
  databaseUrl?: string
  /** Folder of the embedded one; undefined = in memory. */
  folder?: string
  /** Initial content of a new embedded database: a dump of another one. */
  dump?: Blob
  /** Connections to a real Postgres. */
  poolSize?: number
}

const INT8 = 20
const INT8_ARRAY = 1016

/** Cents and milliseconds both fit a double's 53 bits: anything larger is a bug, not a value to round. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`)
  return value
}

const parseInt8Array = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8))

/** The embedded engine reads an array by the parser of its elements, `pg` does not. */
const parsers: Record<number, (text: string) => unknown> = { [INT8]: parseInt8, [INT8_ARRAY]: parseInt8Array }

/** Opens the database; the only place that knows which of the two engines answers, and that sets parsers. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.poolSize ?? 16) : openEmbedded(options)
}

async function openEmbedded({ folder, dump }: DatabaseOptions): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = folder && (await lockFolder(dirname(folder)))
  const lite = await PGlite.create({ dataDir: folder, loadDataDir: isNew(folder) ? dump : undefined, parsers: { [INT8]: parseInt8 } })
  if (folder) await keepPrivate(folder)
  return {
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) }),
    engine: 'pglite',
    timeouts: [],
    dump: () => lite.dumpDataDir('none'),
    // It lives and ends with this process.
    ping: () => (lite.closed ? Promise.reject(new Error('The database is closed')) : Promise.resolve()),
    close: async () => {
      // Not db.destroy(): before kysely's first query it would leave the instance open.
      await lite.close()
      if (folder) await keepPrivate(folder)
      if (release) await release()
    },
  }
}

/** Whether there is no database in the folder yet. */
export const isNew = (folder: string | undefined): boolean => !folder || !existsSync(join(folder, 'PG_VERSION'))

async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So is one that Postgres ends in the middle of a transaction: the query that runs into it fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const probe = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: PING_MS, query_timeout: PING_MS })
  probe.on('error', () => undefined)
  const close = async () => void (await Promise.all([pool.end(), probe.end()]))
  try {
    return {
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
      engine: 'postgres',
      timeouts: timeoutsOf(await versionOf(pool)),
      ping: () => probe.query('select 1'),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The oldest Postgres whose SQL the migrations need. */
const OLDEST = 15

/** The major version of the server. Throws if it is too old. */
async function versionOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST) return Number.parseInt(version, 10)
  throw new Error(`The database of DATABASE_URL is PostgreSQL ${version}, but the gateway needs version ${OLDEST} or later.`)
}

/** Before 17 a statement and a pause between two are limited, not the transaction: one that hangs does so in either. */
const timeoutsOf = (version: number) =>
  version >= 17 ? ['transaction_timeout'] : ['statement_timeout', 'idle_in_transaction_session_timeout']
