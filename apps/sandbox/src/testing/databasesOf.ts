import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { addKey } from '../gateway/keyRing.ts'

export interface Databases {
  /** Creates a database with every migration and a key of the gateway, or an `empty` one, and returns its address. */
  database(name: string, options?: { empty?: boolean }): Promise<string>
  drop(name: string): Promise<void>
}

const MIGRATED = 'migrated'
/** Later than the clock of any test. */
const FOREVER = 8e15

/** The databases of a server: copies of one with every migration and a key, which is created at first use. */
export function databasesOf(address: string): Databases {
  const addressOf = (name: string) => `${address}/${name}`
  let template: Promise<void> | undefined
  const run = async (statement: (escape: (name: string) => string) => string) => {
    const client = new pg.Client({ connectionString: addressOf('postgres') })
    await client.connect()
    try {
      return await client.query(statement((name) => client.escapeIdentifier(name)))
    } finally {
      await client.end()
    }
  }
  const makeTemplate = async () => {
    const { rowCount } = await run(() => `select from pg_database where datname = '${MIGRATED}'`)
    if (rowCount) return
    await run((escape) => `create database ${escape(MIGRATED)}`)
    const database = await openDatabase({ databaseUrl: addressOf(MIGRATED), poolSize: 1 })
    await migrate(database)
    // The gateway's own key, which takes longer to generate than all else of a start.
    await addKey(database.db, 0, FOREVER)
    await database.close()
  }
  return {
    database: async (name, { empty = false } = {}) => {
      if (!empty) await (template ??= makeTemplate())
      // Copied as files, without writing each page into the log, which takes longer.
      await run((escape) => `create database ${escape(name)}${empty ? '' : ` template ${MIGRATED} strategy file_copy`}`)
      return addressOf(name)
    },
    drop: async (name) => void (await run((escape) => `drop database if exists ${escape(name)} with (force)`)),
  }
}
