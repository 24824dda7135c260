import { openDatabase, type Database } from '../db/openDatabase.ts'
import { clearDatabase } from './clearDatabase.ts'
import { databasesOf } from './databasesOf.ts'

/** Enough to race; each further connection is a process of Postgres that reads the schema and plans every statement again. */
export const CONNECTIONS = 6

const freeDatabases: Kept[] = []
let databaseCount = 0

interface Kept {
  name: string
  database: Database
  /** The result of `clearDatabase` for the new database. */
  mark: string
}

/** Whether this process is part of a test run that has a Postgres server (`postgresOfRun`). */
export const hasTestPostgres = () => process.env.TEST_POSTGRES !== undefined

/** Creates a database on the run's Postgres, for several connections and processes; it is removed after the run. Returns its address. */
export const testDatabase = (options: { empty?: boolean } = {}): Promise<string> => server().database(nextName(), options)

/** A migrated database without rows, cleared and reused when it is closed, unless its tables have changed. */
export async function lendDatabase(): Promise<Database> {
  const entry = freeDatabases.pop() ?? (await make())
  return { ...entry.database, close: () => takeBack(entry) }
}

async function make(): Promise<Kept> {
  const name = nextName()
  const database = await openDatabase({ databaseUrl: await server().database(name), poolSize: CONNECTIONS })
  return { name, database, mark: await clearDatabase(database.db) }
}

async function takeBack(entry: Kept): Promise<void> {
  const mark = await clearDatabase(entry.database.db).catch(String)
  if (mark === entry.mark) return void freeDatabases.push(entry)
  await entry.database.close()
  await server().drop(entry.name)
}

const nextName = () => `test_${process.pid}_${++databaseCount}`

function server() {
  if (!process.env.TEST_POSTGRES)
    throw new Error('There is no Postgres: add `globalSetup: src/testing/postgresOfRun.ts`, which starts one for tests.')
  return databasesOf(process.env.TEST_POSTGRES)
}
