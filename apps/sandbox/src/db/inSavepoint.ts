import { sql } from 'kysely'
import type { Db } from './openDatabase.ts'

/** Runs a part of a transaction. If it fails, its writes alone are undone, and its error is returned. */
export async function inSavepoint(trx: Db, part: () => Promise<void>): Promise<unknown> {
  await sql`savepoint part`.execute(trx)
  try {
    await part()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    return error
  } finally {
    await sql`release savepoint part`.execute(trx)
  }
  return undefined
}
