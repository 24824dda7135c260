import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Delays inserts into a table by this many seconds, so that a process can be killed during one; returns a function that removes the delay. */
export async function dozeOn(
  db: Db,
  table: 'ledger_entries' | 'bank_payouts' | 'agent_rebate_rows',
  seconds: number,
): Promise<() => Promise<void>> {
  await sql`create or replace function doze() returns trigger language plpgsql as ${sql.lit(`begin perform pg_sleep(${seconds}); return new; end`)}`.execute(
    db,
  )
  await sql`create trigger doze after insert on ${sql.table(table)} for each statement execute function doze()`.execute(db)
  return async () => void (await sql`drop trigger doze on ${sql.table(table)}`.execute(db))
}

const asleep = sql`pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`

/** Kills a process with -9 as soon as a delayed insert runs, and ends the connection of that insert. */
export async function killAsleep(db: Db, child: ChildProcess): Promise<void> {
  while ((await sql`select 1 from ${asleep}`.execute(db)).rows.length === 0) await wait(5)
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  await sql`select pg_terminate_backend(pid) from ${asleep}`.execute(db)
}
