import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

const PATIENCE = 2000

/** Whether the database answers within two seconds: a balancer sends no calls to a gateway whose database does not. */
export async function isReady(db: Db): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, wait(PATIENCE, false, { ref: false })])
}
