import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maskCpf } from '../base/mask.ts'
import { migratedDump } from './dumps/migratedDump.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { transfer } from '../ledger/transfer.ts'
import { grantBonus } from '../ledger/grants.ts'
import { deposit, payout, refund, stake, takeBack } from '../ledger/wallet.ts'
import { filledAt0050 as filled, fillAt0050, fillFirst } from '../testing/formerDatabase.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'
import { migrateBefore } from './migrateBefore.ts'
import { openDatabase, type Database, type Db } from './openDatabase.ts'

/** An embedded database without tables: what remains of a dump, which opens in an eighth of the processor time of a new one. */
async function emptyEmbedded(): Promise<Database> {
  const database = await openDatabase({ dump: await migratedDump() })
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database
}

const perMember = async (db: Db, kinds: string[]) =>
  (await sql<{ member_id: number; sum: number }>`
    select a.member_id, sum(e.amount)::bigint as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = any (${kinds}::text[]) group by 1 order by 1`.execute(db)).rows // prettier-ignore
/** Every row of the past as it was written. */
const past = async (db: Db, last: number) =>
  (
    await sql`select id, transfer_id, account_id, amount, balance_after, created_at from ledger_entries where id <= ${last} order by id`.execute(
      db,
    )
  ).rows

test('[7.6] a database filled by an earlier version migrates: sums and balances do not change, and the audit finds nothing', async () => {
  const database = await emptyEmbedded()
  await fillAt0050(database)
  const { db } = database
  const last = Math.max(...(filled.ledger_entries as unknown as { id: number }[]).map(({ id }) => id))
  const [sums, written] = [await perMember(db, ['player']), await past(db, last)]
  expect([sums.length, written.length]).toEqual([4, filled.ledger_entries!.length])
  await migrate(database)

  expect(await perMember(db, ['cash', 'bonus'])).toEqual(sums)
  expect(await past(db, last)).toEqual(written)
  const balances = await db
    .selectFrom('ledger_accounts')
    .select(['member_id', 'balance'])
    .where('kind', '=', 'cash')
    .orderBy('member_id')
    .execute()
  expect(balances).toEqual(sums.map(({ member_id, sum }) => ({ member_id, balance: sum })))
  const rows = await db.selectFrom('wallet_rows').selectAll().orderBy('id').execute()
  const own = (filled.ledger_entries as unknown as { account_id: number; amount: number; balance_after: number | null }[]).filter(
    (row) => row.balance_after !== null,
  )
  expect(rows.map((row) => [row.amount, row.balance_before, row.balance_after])).toEqual(
    own.map(({ amount, balance_after }) => [amount, balance_after! - amount, balance_after]),
  )
  expect(await auditLedger(db)).toEqual({})

  // A bet of before, still open: its stake goes back, or is paid, as one of today.
  const open = await db.selectFrom('lottery_orders').selectAll().where('status', '=', 'open').orderBy('order_no').executeTakeFirstOrThrow()
  await refund(db, { stake: `bet:${open.order_no}`, amount: 40, key: 'later:refund', at: 9e12 })
  await payout(db, { stake: `bet:${open.order_no}`, amount: 77, key: 'later:payout', at: 9e12 })
  await stake(db, { merchant: open.merchant, memberId: open.member_id, amount: 50, key: 'later:stake', at: 9e12 })
  expect(await auditLedger(db)).toEqual({})
  await database.close()
}, 120_000)

test('[7.5] a migration counts earlier data again: bonuses taken back, fees, and bets voided before results were rows', async () => {
  // The other engine, which is ready in a tenth of the time.
  const database = await openDatabase({ databaseUrl: await testDatabase({ empty: true }) })
  await fillAt0050(database)
  const { db } = database
  await migrateBefore(database, '0086')
  const [settled, voided] = [Date.parse('2026-01-10T12:00:00Z'), Date.parse('2026-01-12T12:00:00Z')]
  const { rows: bets } = await sql<{ id: number }>`
    update game_records set status = 'cancelled', settled_at = ${settled} where id = (select min(id) from game_records where status = 'settled')
    returning id, member_id, stake`.execute(db) // prettier-ignore
  await sql`
    insert into ledger_transfers (merchant, kind, key, reference, created_at)
    select merchant, 'refund', 'void:' || round_id, '', ${voided} from game_records where id = ${bets[0]!.id}`.execute(db)
  await migrateBefore(database, '0091')
  const { id: memberId, merchant } = await db.selectFrom('members').select(['id', 'merchant']).executeTakeFirstOrThrow()
  const move = { merchant, memberId, at: 4e12 }
  const legs = [
    { party: 'promotion' as const, amount: -50 },
    { party: { memberId, bucket: 'cash' as const }, amount: 50 },
  ]
  await deposit(db, { ...move, amount: 100, key: 'deposit:E1' })
  await transfer(db, { ...move, kind: 'bonus', key: 'deposit:bonus', legs })
  await takeBack(db, { ...move, amount: 100, key: 'clawback:E1' }, 'clawback')
  await takeBack(db, { ...move, amount: 50, key: 'clawback:E1:bonus', to: 'promotion' }, 'clawback')
  const held = [
    { party: { memberId, bucket: 'cash' as const }, amount: -30 },
    { party: 'cashier' as const, amount: 25 },
    { party: 'fees' as const, amount: 5 },
  ]
  await transfer(db, { ...move, kind: 'withdrawal', key: 'withdrawal:W1:paid', legs: held })
  const day = (columns: string) => sql`select ${sql.raw(columns)} from member_days where day = platform_day(4000000000000)`.execute(db)
  expect((await day('deposit, reward')).rows).toEqual([{ deposit: -50, reward: 50 }])
  await migrate(database)
  expect((await day('deposit, reward, withdrawal, fee')).rows).toEqual([{ deposit: 0, reward: 0, withdrawal: 30, fee: 5 }])
  const results = await db.selectFrom('bet_results').select(['void', 'at']).where('record_id', '=', bets[0]!.id).orderBy('void').execute()
  expect(results).toEqual([
    { void: false, at: settled },
    { void: true, at: voided },
  ])
  expect(await auditLedger(db)).toEqual({})
  await database.close()
}, 120_000)

test('[7.6] a migration makes limits of deposits limits of one kind, with a history, and counts the bets so far', async () => {
  const database = await emptyEmbedded()
  await fillAt0050(database)
  await migrateBefore(database)
  const { db } = database
  const { id } = await db.selectFrom('members').select('id').orderBy('id').executeTakeFirstOrThrow()
  await sql`insert into deposit_limits (member_id, period, amount, set_at) values (${id}, 'week', 5000, 7), (${id}, 'day', 0, 8)`.execute(
    db,
  )
  await migrate(database)
  const name = { kind: 'deposit', member_id: id }
  expect(await db.selectFrom('limits').selectAll().orderBy('period').execute()).toMatchObject([
    { ...name, period: 'day', value: 0, set_at: 8, ready_at: null },
    { ...name, period: 'week', value: 5000, set_at: 7, ready_at: null },
  ])
  expect(await db.selectFrom('limit_changes').selectAll().orderBy('id').execute()).toMatchObject([
    { ...name, period: 'week', at: 7, before: null, after: 5000, change: 'set', actor: 'operator' },
    { ...name, period: 'day', at: 8, before: null, after: 0, change: 'set', actor: 'operator' },
  ])
  // The audit compares the days with the records.
  expect((await db.selectFrom('limit_days').selectAll().execute()).length).toBeGreaterThan(0)
  expect(await auditLedger(db)).toEqual({})
  await database.close()
}, 120_000)

test('[7.6] a migration ends bonuses that were lost before, except those with an open bet, and notifies their members', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabase({ empty: true }) })
  await fillAt0050(database)
  const { db } = database
  await migrateBefore(database, '0146')
  const members = await db.selectFrom('members').select(['id as memberId', 'merchant']).orderBy('id').limit(2).execute()
  expect(members.length).toBe(2)
  for (const [index, member] of members.entries()) {
    const { rows } = await sql<{ cash: number }>`
      select balance as cash from ledger_accounts where member_id = ${member.memberId} and kind = 'cash'`.execute(db)
    await grantBonus(db, { ...member, amount: 500, key: `old:${index}`, multiple: 10, weights: {}, at: 4e12 })
    // What it was bet on is decided, or is not.
    const orders = db
      .selectFrom('lottery_orders')
      .select('order_no')
      .where('status', index === 0 ? '<>' : '=', 'open')
    const { order_no } = await orders.limit(1).executeTakeFirstOrThrow()
    await stake(db, { ...member, amount: rows[0]!.cash + 500, key: `old-bet:${index}`, reference: `order:${order_no}`, at: 4e12 })
  }
  await migrate(database)
  const { rows } = await sql`
    select a.state, r.state as requirement, e.kind as effect from ledger_accounts a join turnover_requirements r on r.account_id = a.id
    left join effects e on e.payload->>'accountId' = a.id::text where a.kind = 'bonus' and a.name like 'old:%' order by a.id`.execute(db)
  expect(rows).toEqual([
    { state: 'lost', requirement: 'closed', effect: 'bonusLost' },
    { state: 'open', requirement: 'open', effect: null },
  ])
  expect(await auditLedger(db)).toEqual({})
  await database.close()
}, 120_000)

test('[7.4] [7.5] a migration counts the bets that do not count so far, also void ones, and takes the prints of companies away', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabase({ empty: true }) })
  await fillFirst(database)
  const { db } = database
  await migrateBefore(database)
  const [settled, voided] = [4e12, 4e12 + 3 * 86_400_000]
  await sql`
    insert into game_records (merchant, node_id, vendor, game_type, member_id, round_id, stake, valid_stake, payout, bet_at, settled_at, status)
    select 'ipanema', 'slot-1', 'AURORA', 'RNG', 100002, 'n' || stake, stake, valid, 1000, ${settled}, ${settled}, 'settled'
    from unnest(array[700, 30, 0, 5000], array[0, 30, 0, 0]) b (stake, valid)`.execute(db)
  await sql`
    insert into ledger_transfers (merchant, kind, key, reference, created_at) values ('ipanema', 'refund', 'void:n5000', '', ${voided})`.execute(db) // prettier-ignore
  await sql`update game_records set status = 'cancelled', voided_at = ${voided} where round_id = 'n5000'`.execute(db)
  const [company, person] = [maskCpf('11222333000181'), maskCpf('11144477735')]
  await db.transaction().execute(async (trx) => {
    // Without their orders.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into deposit_payments (end_to_end_id, order_no, merchant, member_id, amount, status, payer_name, payer_cpf, paid_at, payer_fingerprint)
      select 'E' || cpf, '', 'ipanema', 100002, 1, 'returned', '', cpf, 0, 'print' from unnest(${['', company, person]}::text[]) cpf`.execute(trx) // prettier-ignore
  })
  await migrate(database)
  const days = db.selectFrom('play_days').select(['stake', 'uncounted_stake', 'uncounted_payout']).where('day', '>', 1000)
  expect(await days.orderBy('day').execute()).toEqual([
    { stake: 5730, uncounted_stake: 5700, uncounted_payout: 2000 },
    { stake: -5000, uncounted_stake: -5000, uncounted_payout: -1000 },
  ])
  const printed = db.selectFrom('deposit_payments').select('payer_cpf').where('payer_fingerprint', '<>', '')
  expect(await printed.execute()).toEqual([{ payer_cpf: person }])
  // The audit compares all days with the records.
  expect(await auditLedger(db)).not.toHaveProperty('wrongPlayDays')
  await database.close()
}, 120_000)

test('a database that has a later migration, but not an earlier one of another branch, gets it', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabase() })
  const { db } = database
  await sql`delete from migrations where name = '0350_rendered_pages.sql'`.execute(db)
  await sql`drop table rendered_pages cascade`.execute(db)
  await migrate(database)
  const { rows } = await sql`select 1 from migrations where name = '0350_rendered_pages.sql'`.execute(db)
  expect(rows).toHaveLength(1)
  await database.close()
})

test('every migration from 0310 on has a number of its own', async () => {
  const files = await readdir(new URL('../../migrations/', import.meta.url))
  const numbers = files.map((name) => name.slice(0, 4)).filter((number) => number >= '0310' && number <= '9999')
  expect(numbers).toEqual([...new Set(numbers)])
})
