import { sql } from 'kysely'
import type { Db } from './openDatabase.ts'
import { runFile } from './runFile.ts'

/** The database of today, in `schema/`. A table is in a file after those that it refers to. */
export const schemaFolder = new URL('../../schema/', import.meta.url)
export const schemaFiles = [
  'members',
  'ledger',
  'gateway',
  'account',
  'security',
  'games',
  'content',
  'lottery',
  'turnover',
  'payments',
  'withdrawals',
  'transfers',
  'promotions',
  'rewards',
  'rebates',
  'agents',
  'limits',
  'contracts',
  'messages',
  'protection',
  'registry',
].map((domain) => `${domain}.sql`)

/** Makes the tables, functions and triggers of an empty database. */
export async function createTables(trx: Db): Promise<void> {
  // A function may be above what it reads.
  await sql`set local check_function_bodies = off`.execute(trx)
  for (const file of schemaFiles) await runFile(trx, new URL(file, schemaFolder))
  await sql`set local check_function_bodies = on`.execute(trx)
}
