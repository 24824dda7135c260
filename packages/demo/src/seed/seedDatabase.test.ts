import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratedDump } from '@platform/sandbox/dumps'
import type { SandboxMerchant, Tables } from '@platform/sandbox/seeding'
import {
  auditLedger,
  configureMerchants,
  type Database,
  type DatabaseOptions,
  loadVault,
  openDatabase,
  testCost,
  testDatabase,
} from '@platform/sandbox/testing'
import { makeGames } from './catalogue/games.ts'
import { seedDatabase } from './seedDatabase.ts'

const now = Date.UTC(2026, 10, 20, 15)
const merchants: SandboxMerchant[] = [
  {
    code: 'one',
    trialCode: 'one_trial',
    name: 'One',
    domain: 'one.example',
    port: 1,
    features: ['MANPLAYREB3', 'SIGNCONDIV3'],
    categories: ['RNG', 'SPORTS', 'LIVE'],
  },
  { code: 'two', trialCode: 'two_trial', name: 'Two', domain: 'two.example', port: 2, features: [], market: 'br', categories: ['INHOUSE'] },
]

async function seeded(seed: string, options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options)
  const fresh = await configureMerchants(database.db, merchants)
  const vault = await loadVault(database.db)
  await database.db.transaction().execute((db) => seedDatabase(db, { merchants: fresh, seed, now, hashCost: testCost, vault, small: true }))
  return database
}

/** Everything but salts and the order that a table happens to be stored in. */
async function digest({ db }: Database): Promise<string> {
  const hash = createHash('sha256')
  const tables: (keyof Tables)[] = [
    'vendors',
    'games',
    'vendor_categories',
    'game_categories',
    'announcements',
    'hot_matches',
    'game_records',
    'ledger_entries',
    'favorites',
    'recent_games',
    'help_items',
    'messages',
    'promotions',
    'promotion_applications',
  ]
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select (to_jsonb(t))::text as row from ${sql.table(table)} t order by 1`.execute(db)
    hash.update(rows.map(({ row }) => row).join('\n'))
  }
  return hash.digest('hex')
}

describe('the seed', () => {
  let database: Database
  beforeAll(async () => {
    database = await seeded('platform', { dump: await migratedDump() })
  })
  afterAll(() => database.close())

  const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(database.db)).rows[0]!.n

  it('[3] creates the same rows for the same seed on either engine, and different ones for another seed', async () => {
    const [same, other] = (await Promise.all(
      ['platform', 'another'].map(async (seed) => seeded(seed, { databaseUrl: await testDatabase(), poolSize: 1 })),
    )) as [Database, Database]
    expect(await digest(same)).toBe(await digest(database))
    expect(await digest(other)).not.toBe(await digest(database))
    await Promise.all([same.close(), other.close()])
  })

  it('[7.6] has bets of every member, whose results match their transfers', async () => {
    const differing = sql<{ n: number }>`
      select count(*)::int as n from members m where
        (select coalesce(sum(payout - stake), 0) from bet_results b where b.member_id = m.id) <>
        (select coalesce(sum(amount), 0) from wallet_rows r where r.member_id = m.id and r.type in ('bet', 'win', 'betCancel', 'prizeReversal'))`
    expect(await count(differing)).toBe(0)
  })

  it('[quality: speed] joins the ledger’s tables with current statistics, even if another session analysed them while they looked empty', async () => {
    const books = ['members', 'ledger_accounts', 'ledger_transfers', 'ledger_entries']
    const sized = sql`relkind = 'r' and relname = any(${books}) and reltuples > 0`
    expect(await count(sql`select count(*)::int as n from pg_class where ${sized}`)).toBe(books.length)
  })

  it('[9] offers 640 games of 25 vendors over all eight categories', async () => {
    expect(await count(sql`select count(*)::int as n from games where not lobby`)).toBe(640)
    expect(await count(sql`select count(*)::int as n from vendors`)).toBe(25)
    expect(await count(sql`select count(distinct game_type)::int as n from games`)).toBe(8)
  })

  it('[2.7] gives no two games of a category the same name', () => {
    const names = makeGames('platform').filter(({ lobby }) => !lobby)
    expect(new Set(names.map(({ type, namePt }) => `${type} ${namePt}`)).size).toBe(names.length)
    expect(new Set(names.map(({ nodeId }) => nodeId)).size).toBe(names.length)
  })

  it('[7.6] has a consistent ledger: every balance is the sum of its entries', async () => {
    expect(await auditLedger(database.db)).toEqual({})
  })

  it('[7.6] has an order, a payment and three steps for each past deposit, and two members who can deposit immediately', async () => {
    const deposits = await count(sql`select count(*)::int as n from ledger_transfers where kind = 'deposit' and reference = 'seed'`)
    expect(deposits).toBeGreaterThan(10)
    expect(await count(sql`select count(*)::int as n from deposit_orders where status = 'credited'`)).toBe(deposits)
    expect(await count(sql`select count(*)::int as n from deposit_payments`)).toBe(deposits)
    expect(await count(sql`select count(*)::int as n from deposit_events`)).toBe(3 * deposits)
    expect(await count(sql`select count(*)::int as n from members where id_number <> ''`)).toBe(4)
  })

  it('[7.6] has three withdrawals of the demo player: one that arrived, one rejected, one returned', async () => {
    const { rows } = await sql<{ status: string; steps: number }>`
      select status, (select count(*)::int from withdraw_events e where e.order_no = w.order_no) as steps from withdrawals w
      where merchant = 'one' and created_at > ${now - 300_000}::bigint order by created_at`.execute(database.db)
    expect(rows).toEqual([{ status: 'rejected', steps: 3 }, { status: 'returned', steps: 4 }, { status: 'paid', steps: 5 }]) // prettier-ignore
  })

  it('[7.4] has transfers of exactly the stake and the payout for each record', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from game_records r where
        (select coalesce(-sum(amount), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
          where a.kind = 'cash' and t.kind = 'stake' and t.reference = 'round:' || r.round_id) <> r.stake
        or (select coalesce(sum(amount), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
          where a.kind = 'cash' and t.kind = 'payout' and t.reference = 'round:' || r.round_id) <> r.payout`.execute(database.db)
    expect(rows[0]!.n).toBe(0)
    expect(await count(sql`select count(*)::int as n from game_records`)).toBeGreaterThan(100)
  })

  it('[6] has the demo accounts and 40 more in each merchant, agents with a branch of 24 only where the market has them', async () => {
    for (const [merchant, members] of [
      ['one', 68],
      ['two', 44],
    ] as const) {
      expect(await count(sql`select count(*)::int as n from members where merchant = ${merchant}`)).toBe(members)
      expect(
        await count(
          sql`select count(*)::int as n from members where merchant = ${merchant} and username in ('anaclara', 'brunoagente', 'caionovo', 'dudablock')`,
        ),
      ).toBe(4)
    }
    const types = async (merchant: string) =>
      (
        await sql<{ type: number }>`select distinct type from members where merchant like ${`${merchant}%`} order by type`.execute(
          database.db,
        )
      ).rows.map(({ type }) => type)
    expect(await types('one')).toEqual([0, 1, 2, 4, 40, 41, 42])
    expect(await types('two')).toEqual([0, 4, 40])
  })

  it('[7.6] has the origin of every movement of the histories, to the cent: deposits, withdrawals, bets, prizes, rebates, bonuses', async () => {
    const { rows } = await sql<{ type: string; wrong: number; rows: number }>`
      select w.type, count(*)::int as rows, count(*) filter (where not case w.type
        when 'deposit' then exists (select 1 from deposit_payments p where t.key = 'deposit:' || p.end_to_end_id and p.amount - p.fee = w.amount and p.member_id = w.member_id)
          or t.reference in ('opening', 'seed') and m.merchant like '%_trial'
        when 'withdrawal' then exists (select 1 from withdrawals o where o.order_no = t.reference and o.amount = -w.amount and o.member_id = w.member_id)
        when 'withdrawalReturn' then exists (select 1 from withdrawals o where o.order_no = t.reference and o.amount = w.amount and o.member_id = w.member_id)
        when 'rebate' then exists (select 1 from rebate_claims c where t.key = 'rebate:' || c.claim_no and c.amount = w.amount and c.member_id = w.member_id)
        when 'salaryIn' then exists (select 1 from contract_settlements s where s.order_no = t.reference and s.due = w.amount and s.member_id = w.member_id)
        when 'salaryOut' then exists (select 1 from contract_settlements s where s.order_no = t.reference and s.due = -w.amount and s.offerer_id = w.member_id)
        when 'dividendIn' then exists (select 1 from contract_settlements s where s.order_no = t.reference and s.due = w.amount and s.member_id = w.member_id)
        when 'dividendOut' then exists (select 1 from contract_settlements s where s.order_no = t.reference and s.due = -w.amount and s.offerer_id = w.member_id)
        when 'bet' then exists (select 1 from game_records r where 'round:' || r.round_id = t.reference and r.stake = -w.amount and r.member_id = w.member_id)
          or exists (select 1 from lottery_orders l where 'order:' || l.order_no = t.reference and l.member_id = w.member_id)
        when 'win' then exists (select 1 from game_records r where 'round:' || r.round_id = t.reference and r.payout = w.amount and r.member_id = w.member_id)
          or exists (select 1 from lottery_orders l where 'order:' || l.order_no = t.reference and l.member_id = w.member_id)
        else exists (select 1 from rewards r where r.ledger_key = t.key and r.amount = w.amount and r.member_id = w.member_id) end)::int as wrong
      from wallet_rows w join ledger_transfers t on t.id = w.transfer_id join members m on m.id = w.member_id group by 1`.execute(
      database.db,
    )
    expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([])
    expect(rows.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['bet', 'deposit', 'rebate', 'win', 'withdrawal', 'withdrawalReturn']),
    )
    // Each rebate is its bets times its rate.
    expect(
      await count(sql`
        select count(*)::int as n from rebate_rows w where (w.bets, w.valid_stake) is distinct from (select (count(*)::int, sum(b.valid_stake)::bigint)
          from rebate_bets x join bet_results b on b.id = x.result_id where x.row_id = w.id)`),
    ).toBe(0)
  })

  it('[7.5] has contracts of the demo agent where the merchant has them: settled, paid and open, with a pending change, a pending offer and a rejected one', async () => {
    const { rows } = await sql<{ merchant: string; states: string[]; waiting: number; rejected: number; above: boolean }>`
      select merchant, (select array_agg(distinct s.state order by s.state) from contract_settlements s where s.merchant = c.merchant) as states,
        (count(*) filter (where proposal is not null))::int as waiting, (count(*) filter (where rejected))::int as rejected,
        bool_or(offerer_id is null) as above from contracts c group by merchant`.execute(database.db)
    expect(rows).toEqual([{ merchant: 'one', states: ['none', 'open', 'paid'], waiting: 2, rejected: 1, above: true }])
  })

  it('[7.4] has no rows in the future and none older than 90 days', async () => {
    const from = now - 90 * 86_400_000
    expect(await count(sql`select count(*)::int as n from game_records where bet_at > ${now} or bet_at < ${from}`)).toBe(0)
    expect(await count(sql`select count(*)::int as n from ledger_entries where created_at > ${now}`)).toBe(0)
  })
})
