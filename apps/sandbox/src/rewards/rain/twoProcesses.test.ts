import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditLedger } from '../../server/auditLedger.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { startTestSandbox } from '../../testing/startTestSandbox.ts'
import { startWorker } from '../../testing/startWorker.ts'
import { addRain } from './addRain.ts'
import { drawRains } from './drawRains.ts'
import type { RainOrders, RainOutcome } from '../../testing/rainWorker.ts'

/** `npm run soak` has 1,000. */
const MEMBERS = raceRounds(100, 1000)
const PACKETS = MEMBERS / 10
const [POOL, AT] = [50_000, 1_800_000_000_000]

test('[2.1] many members request a ticket from two processes in parallel: each gets one, and exactly the winners’ packets are paid', async () => {
  const databaseUrl = await testDatabase()
  const { db, sandbox, close } = await startTestSandbox({ databaseUrl })
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into members (merchant, username, account, password_hash, registered_at)
      select 'ipanema', 'chuva' || n, 'chuva' || n, 'x', 1 from generate_series(1, ${MEMBERS}::int) n returning id)
    insert into ledger_accounts (merchant, kind, member_id) select 'ipanema', 'cash', id from added returning member_id as id`.execute(db)
  const memberIds = rows.map(({ id }) => id)
  const { vault } = sandbox.services
  const terms = { title_pt: 'C', title_en: 'R', pool: POOL, packets: PACKETS, stake: 0, multiple: 0, weights: {} }
  await addRain(db, { id: 'R', merchant: 'ipanema', opens_at: AT, closes_at: AT + 60_000, ...terms }, { vault, now: AT - 1 })
  const orders: RainOrders = { databaseUrl, sessionId: 'R', memberIds, at: AT + 30_000, drawAt: AT + 62_000 }
  const workers = await Promise.all([orders, { ...orders, memberIds: memberIds.toReversed() }].map((one) => startWorker<RainOrders, RainOutcome>('rainWorker.ts', one))) // prettier-ignore
  const [one, two] = (await Promise.all(workers.map(({ go }) => go()))) as [RainOutcome, RainOutcome]
  expect([...one.errors, ...two.errors]).toEqual([])
  // The process that finished first may have skipped the rain, while the other was still writing a ticket.
  await drawRains(db, { vault, now: AT + 62_000 })
  const tickets = await db.selectFrom('rain_tickets').selectAll().execute()
  const paid = await db.selectFrom('rewards').select(['member_id', 'amount']).where('source', '=', 'redRain').execute()
  const result = { audit: await auditLedger(db), pool: await sql<{ balance: number }>`select balance from ledger_accounts where merchant = 'ipanema' and kind = 'promotion'`.execute(db) } // prettier-ignore
  await close()
  expect(new Set(one.tickets)).toEqual(new Set(tickets.map(({ ticket }) => ticket)))
  expect(two.tickets.toReversed()).toEqual(one.tickets)
  expect(tickets).toHaveLength(MEMBERS)
  const winners = tickets.filter(({ amount }) => (amount ?? 0) > 0)
  expect(winners).toHaveLength(PACKETS)
  const byMember = (list: { member_id: number; amount: number | null }[]) =>
    list.map(({ member_id, amount }) => `${member_id}:${amount}`).toSorted()
  expect(byMember(paid)).toEqual(byMember(winners))
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(POOL)
  expect(result.pool.rows[0]!.balance).toBe(1_000_000_000 - POOL)
  expect(result.audit).toEqual({})
}, 90_000)
