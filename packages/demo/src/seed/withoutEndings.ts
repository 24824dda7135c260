import { sql } from 'kysely'
import type { Db } from '@platform/sandbox/seeding'

/** Triggers that look after each bet whether a bonus or a deposit's turnover has ended. */
const triggers = {
  game_records: ['turnover_lost_added', 'turnover_lost_changed', 'grants_lose_added', 'grants_lose_changed'],
  wallet_rows: ['grants_lose_taken'],
  ledger_accounts: ['turnover_lost_paid'],
}

/** Writes a history of bets without looking after each one what has ended, which takes as long as the rest of the seed; once at the end. */
export async function withoutEndings(db: Db, write: () => Promise<void>): Promise<void> {
  await setTriggers(db, 'disable')
  await write()
  // A table with deferred checks of this transaction cannot be altered.
  await sql`set constraints all immediate`.execute(db)
  await sql`set constraints all deferred`.execute(db)
  await setTriggers(db, 'enable')
  await sql`
    select grants_lose(member_id, (extract(epoch from now()) * 1000)::bigint) from (
      select distinct member_id from ledger_accounts where kind = 'bonus' and state = 'open' and balance = 0 order by member_id) lost`.execute(
    db,
  )
}

async function setTriggers(db: Db, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, names] of Object.entries(triggers))
    for (const name of names) await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.id(name)}`.execute(db)
}
