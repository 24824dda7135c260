import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Waits until sessions of this database run `pg_sleep` in this many statements: then the work that a trigger delays is running. */
export async function untilAsleep(db: Db, statements = 1): Promise<void> {
  const asleep = sql<{ id: string }>`
    select pid || ' ' || query_start as id from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  const seenIds = new Set<string>()
  while (seenIds.size < statements) {
    for (const { id } of (await asleep.execute(db)).rows) seenIds.add(id)
    await wait(5)
  }
}
