import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateBefore } from '../db/migrateBefore.ts'
import type { Database, Db } from '../db/openDatabase.ts'

/** Tables with their rows, in the order of references. */
export type Rows = Record<string, Record<string, unknown>[]>

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

/**
 * Rows of a database that the code before the ledger's phases and buckets had filled: played rounds, lottery bets placed, cancelled, settled
 * and open, a promotion claimed and one issued, two brands.
 */
export const filledAt0050 = JSON.parse(await read('filledBefore.json')) as Rows

/** Makes an empty database that database, before the migrations that came later. */
export async function fillAt0050(database: Database): Promise<void> {
  await migrateBefore(database, '0050')
  await copyRows(database.db, filledAt0050)
}

/**
 * Makes an empty database one of 28 November 2026 (commit dd420804), with what every action of the console and 240 moves of its ledger had
 * written: deposits, withdrawals, bonuses, holds, claw-backs and debts.
 */
export async function fillAt0146(database: Database): Promise<void> {
  await migrateBefore(database, '0150')
  const rows: Rows = {}
  for (const line of (await read('filledAt0146.jsonl')).trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [string, Record<string, unknown>]
    ;(rows[table] ??= []).push(row)
  }
  await copyRows(database.db, rows)
}

/** Makes an empty database one of the first commit with migrations (20 November 2026), with two members who were paid, bet and won. */
export async function fillFirst(database: Database): Promise<void> {
  await migrateBefore(database, '0006')
  const { db } = database
  await sql`alter table games drop column rtp`.execute(db)
  for (const statement of firstRows) await sql.raw(statement).execute(db)
}

const firstRows = [
  "insert into merchants (code, brand, name) values ('ipanema', 'ipanema', 'Ipanema')",
  `insert into members (merchant, username, account, password_hash, type, upline_id, mobile, registered_at)
    values ('ipanema', 'ana', 'Ana', '', 1, null, null, 1000), ('ipanema', 'bia', 'Bia', '', 0, 100001, '5511987654321', 2000)`,
  "insert into vendors (code, name) values ('AURORA', 'Aurora')",
  `insert into games (node_id, vendor, game_type, game_id, name_pt, name_en, search, icon)
    values ('slot-1', 'AURORA', 'RNG', 'slot-1', 'Um', 'One', 'um one', '')`,
  `insert into game_records (member_id, merchant, node_id, vendor, game_type, round_id, stake, payout, status, bet_at, settled_at)
    values (100002, 'ipanema', 'slot-1', 'AURORA', 'RNG', 'r1', 700, 1234, 'settled', 5000, 5001),
      (100002, 'ipanema', 'slot-1', 'AURORA', 'RNG', 'r2', 101, 0, 'open', 6000, null)`,
  `insert into ledger_accounts (merchant, kind, member_id)
    values ('ipanema', 'house', null), ('ipanema', 'cashier', null), ('ipanema', 'promotion', null), ('ipanema', 'player', 100001),
      ('ipanema', 'player', 100002)`,
  `insert into ledger_transfers (merchant, kind, key, reference, created_at)
    values ('ipanema', 'deposit', 'd1', '', 3000), ('ipanema', 'bonus', 'b1', '', 4000), ('ipanema', 'stake', 's1', 'round:r1', 5000),
      ('ipanema', 'payout', 'p1', 'round:r1', 5001), ('ipanema', 'stake', 's2', 'round:r2', 6000), ('ipanema', 'deposit', 'd2', '', 7000)`,
  `insert into ledger_entries (transfer_id, account_id, amount, created_at)
    values (1, 2, -10000, 3000), (1, 5, 10000, 3000), (2, 3, -333, 4000), (2, 5, 333, 4000), (3, 5, -700, 5000), (3, 1, 700, 5000),
      (4, 1, -1234, 5001), (4, 5, 1234, 5001), (5, 5, -101, 6000), (5, 1, 101, 6000), (6, 2, -55, 7000), (6, 4, 55, 7000)`,
]

async function copyRows(db: Db, tables: Rows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A copy of rows: what triggers and references would do was done when they were written.
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const [table, rows] of Object.entries(tables)) {
      const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx)
      if (!('id' in rows[0]!) || typeof rows[0].id !== 'number') continue
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(trx)
    }
  })
}
