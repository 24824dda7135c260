import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './openDatabase.ts'
import { splitStatements } from './splitStatements.ts'

/** Executes a file of SQL within a transaction. */
export async function runFile(trx: Db, file: URL): Promise<void> {
  for (const statement of splitStatements(await readFile(file, 'utf8'))) await sql.raw(statement).execute(trx)
}
