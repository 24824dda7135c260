import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Tables that every request may write: counts, claims, tries, and draws that are due. The clocks are paused meanwhile. */
const bookkeeping = ['counters', 'nonces', 'idempotency_keys', 'login_attempts', 'captchas', 'lottery_draws']

/** Returns a function that hashes the state of every table into a short string: two equal strings mean that nothing changed. */
export async function tablesDigest(db: Db): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const watchedTables = tables.map(({ name }) => name).filter((name) => !bookkeeping.includes(name))
  const parts = watchedTables.map(
    (name) => sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as part from ${sql.table(name)} t`,
  )
  return whenChanged(db, watchedTables, digestOf(db, sql.join(parts, sql` union all `)))
}

/** Reads the tables again only after a statement that wrote to one of them, also one that was rolled back. */
async function whenChanged(db: Db, tables: string[], digest: () => Promise<string>): Promise<() => Promise<string>> {
  await sql`create sequence writes`.execute(db)
  await sql`create function count_write() returns trigger language plpgsql as 'begin perform nextval(''writes''); return null; end'`.execute(
    db,
  )
  for (const name of tables) {
    await sql`create trigger count_write after insert or update or delete or truncate on ${sql.table(name)} for each statement execute function count_write()`.execute(
      db,
    )
  }
  let [digestedAt, lastDigest] = [-1, '']
  return async () => {
    const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last from writes`.execute(db)
    if (rows[0]!.last !== digestedAt) [digestedAt, lastDigest] = [rows[0]!.last, await digest()]
    return lastDigest
  }
}

/** Returns a function that hashes what no request of a member can change: who the current members are, and the balances of their money. */
export async function ranksAndMoney(db: Db): Promise<() => Promise<string>> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::bigint as last from members`.execute(db)
  const last = rows[0]!.last
  return digestOf(
    db,
    sql`select string_agg(concat_ws(',', id, merchant, username, password_hash, type, upline_id, disabled, mobile, email), '|' order by id) as part
        from members where id <= ${last}
      union all select string_agg(concat_ws(',', id, balance), '|' order by id) from ledger_accounts where member_id <= ${last}
      union all select string_agg(concat_ws(',', id, type), '|' order by id) from members where id > ${last} and type <> 4
      union all select string_agg(m::text, '|' order by code) from merchants m`,
  )
}

const digestOf = (db: Db, parts: ReturnType<typeof sql>) => async () => {
  const { rows } = await sql<{
    digest: string
  }>`select md5(string_agg(coalesce(part, ''), '#')) as digest from (${parts}) as all_parts`.execute(db)
  return rows[0]!.digest
}
