import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Resolves once this many statements of the database wait for a lock. Outside the transaction that holds it, which sees one moment only. */
export async function untilBlocked(db: Db, statements = 1): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await waiting.execute(db)).rows[0]!.count < statements) await wait(5)
}
