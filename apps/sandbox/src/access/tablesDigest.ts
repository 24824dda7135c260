import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Tables that every request may write: counts, claims, tries, and draws that are due. The clocks are paused meanwhile. */
const bookkeeping = ['counters', 'nonces', 'idempotency_keys', 'login_attempts', 'captchas', 'lottery_draws']

/** Returns a function that describes the state of every table, a short hash a line: two equal texts mean that nothing changed. */
export async function tablesDigest(db: Db): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const names = tables.map(({ name }) => name).filter((name) => !bookkeeping.includes(name))
  const writesOf = await countWrites(db, names)
  const known = new Map<string, { writes: number; digest: string }>()
  return async () => {
    for (const { name, writes } of await writesOf()) {
      if (known.get(name)?.writes !== writes) known.set(name, { writes, digest: await digestOfTable(db, name) })
    }
    return names.map((name) => `${name} ${known.get(name)?.digest}`).join('\n')
  }
}

async function digestOfTable(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.table(name)} t`.execute(db)
  return rows[0]!.digest
}

/**
 * Returns a function that returns how many statements have written to each table, also those that were rolled back, or nothing if there was
 * none since it was last called: most requests write to no table, and none to most tables.
 */
async function countWrites(db: Db, tables: string[]): Promise<() => Promise<{ name: string; writes: number }[]>> {
  await sql`create sequence writes`.execute(db)
  await sql`create function count_write() returns trigger language plpgsql as
    'begin perform nextval(''writes''), nextval(''writes_'' || tg_table_name); return null; end'`.execute(db)
  for (const name of tables) {
    await sql`create sequence ${sql.table(`writes_${name}`)}`.execute(db)
    await sql`create trigger count_write after insert or update or delete or truncate on ${sql.table(name)} for each statement execute function count_write()`.execute(
      db,
    )
  }
  let lastTotal = -1
  return async () => {
    const { rows: totals } = await sql<{
      total: number
    }>`select case when is_called then last_value else 0 end as total from writes`.execute(db)
    if (totals[0]!.total === lastTotal) return []
    lastTotal = totals[0]!.total
    const { rows } = await sql<{ name: string; writes: number }>`
      select name, coalesce(pg_sequence_last_value(('writes_' || name)::regclass), 0) as writes from unnest(${tables}::text[]) as name`.execute(
      db,
    )
    return rows
  }
}

/** Returns a function that hashes what no request of a member can change: who the current members are, and the balances of their money. */
export async function ranksAndMoney(db: Db): Promise<() => Promise<string>> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::bigint as last from members`.execute(db)
  const last = rows[0]!.last
  return async () => {
    const { rows: digests } = await sql<{ digest: string }>`
      select md5(string_agg(coalesce(part, ''), '#' order by place)) as digest from (
        select 1 as place, string_agg(concat_ws(',', id, merchant, username, password_hash, type, upline_id, disabled, mobile, email), '|' order by id) as part
          from members where id <= ${last}
        union all select 2, string_agg(concat_ws(',', id, balance), '|' order by id) from ledger_accounts where member_id <= ${last}
        union all select 3, string_agg(concat_ws(',', id, type), '|' order by id) from members where id > ${last} and type <> 4
        union all select 4, string_agg(m::text, '|' order by code) from merchants m
      ) as all_parts`.execute(db)
    return digests[0]!.digest
  }
}
