import { REBATE_PARTS } from '@platform/sdk/agents'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addMember } from '../../account/addMember.ts'
import { dayNumber } from '../../gateway/days.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { dozeOn, killAsleep } from '../../testing/killAsleep.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { startTestSandbox } from '../../testing/startTestSandbox.ts'
import { startWorker } from '../../testing/startWorker.ts'
import { startOfDayNumber } from './rebateDays.ts'
import type { RebateOrders } from '../../testing/rebateWorker.ts'
import { settleAgentRebates } from './settleAgentRebates.ts'
import { settleRecipient } from './settleRecipient.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const today = dayNumber(clock)
const DEPTH = 12
const BETS = 600
const after = (day: number) => startOfDayNumber(day + 1) + 700_000

/** A chain of agents, 1.5 % at its top and 0.1 % less with every step, whose members bet today and tomorrow. */
async function chainOf() {
  const databaseUrl = await testDatabase()
  const { db, sandbox, close } = await startTestSandbox({ databaseUrl, clock: () => clock })
  await sandbox.pause()
  const members: number[] = []
  for (let depth = 0; depth < DEPTH; depth++) {
    const cost = sandbox.services.hashCost
    members.push(await addMember(db, { merchant: 'ipanema', account: `elo${depth}`, type: 1, uplineId: members.at(-1), now: clock, cost }))
  }
  await sql`insert into agent_rates (member_id, game_type, rate, effective_at)
    select id, 'RNG', 150 - 10 * (place - 1), 0 from unnest(${members}::bigint[]) with ordinality as t(id, place)`.execute(db)
  await sql`insert into game_records (merchant, node_id, vendor, game_type, member_id, round_id, stake, bet_at, settled_at, status)
    select 'ipanema', 'slot-1', 'BOREAL', 'RNG', (${members}::bigint[])[1 + n % ${DEPTH}], 'r' || n, 1 + n * 37, at, at, 'settled'
    from (select n, ${clock}::bigint + (n % 2) * 86400000 as at from generate_series(1, ${BETS}::int) n) t`.execute(db)
  const work = (more: Partial<RebateOrders> = {}) =>
    startWorker<RebateOrders, string[]>('rebateWorker.ts', { databaseUrl, now: after(today), name: 'one', naive: false, ...more }) // prettier-ignore
  /** Bets whose shares do not add up to the root's rate, members whose payment differs from what they earned, and the total paid. */
  const state = async (through = today) => {
    const wrongBets = sql`
      select 1 from bet_results r left join (select b.result_id, sum(x.valid_stake * (w.rate - w.their_rate)) as parts from agent_rebate_bets b
        join agent_rebate_rows w on w.id = b.row_id join bet_results x on x.id = b.result_id group by 1) s on s.result_id = r.id
      where r.at < ${startOfDayNumber(through + 1)}::bigint and coalesce(s.parts, 0) <> r.valid_stake * 150`
    const wrongMembers = sql`
      select 1 from (select recipient_id, sum(parts) as parts from agent_rebate_rows group by 1) e join agent_rebate_remainders l on l.member_id = e.recipient_id
        join ledger_accounts a on a.member_id = e.recipient_id and a.kind = 'cash' where a.balance * ${REBATE_PARTS} + l.parts <> e.parts`
    const { rows } = await sql<{ bets: number; members: number; paid: number }>`
      select (select count(*)::int from (${wrongBets}) b) as bets, (select count(*)::int from (${wrongMembers}) m) as members,
        (select sum(balance)::bigint from ledger_accounts where kind = 'cash') as paid`.execute(db)
    return { ...rows[0]!, audit: await auditLedger(db) }
  }
  return { db, brands: sandbox.services.merchants, members, work, state, close }
}

/** What the bets of a day bring the chain: 1.5 % of each, and of every member's cents less than one is left over. */
const expected = async (db: Awaited<ReturnType<typeof chainOf>>['db'], through = today) => {
  const { rows } = await sql<{ parts: number; left: number }>`
    select (select sum(valid_stake * 150)::bigint from bet_results where at < ${startOfDayNumber(through + 1)}::bigint) as parts,
      (select sum(parts)::bigint from agent_rebate_remainders) as left`.execute(db)
  return { bets: 0, members: 0, paid: (rows[0]!.parts - rows[0]!.left) / REBATE_PARTS, audit: {} }
}

test('[7.5] two processes settle while rates change for the next day: each bet is paid once, at the rates of its own time', async () => {
  const { db, members, work, state, close } = await chainOf()
  const workers = await Promise.all([work(), work({ name: 'two' })])
  const changes = members.slice(1).map((member_id, index) =>
    db
      .insertInto('agent_rates')
      .values({ member_id, game_type: 'RNG', rate: 145 - 10 * index, effective_at: startOfDayNumber(today + 1) })
      .execute(),
  )
  const errors = (await Promise.all([...workers.map(({ go }) => go()), ...changes.map((change) => change.then(() => []))])).flat()
  expect([errors, await state()]).toEqual([[], await expected(db)])
  const next = await Promise.all([work({ now: after(today + 1) }), work({ now: after(today + 1), name: 'two' })])
  expect((await Promise.all(next.map(({ go }) => go()))).flat()).toEqual([])
  expect(await state(today + 1)).toEqual(await expected(db, today + 1))
  const { rows } = await sql`select distinct day, rate from agent_rebate_rows where recipient_id = ${members[1]!} order by day`.execute(db)
  expect(rows).toEqual([
    { day: today, rate: 140 },
    { day: today + 1, rate: 145 },
  ])
  await close()
}, 90_000)

test('[7.5] after a process is killed during settling, and one during paying, everything is done exactly once', async () => {
  const { db, brands, work, state, close } = await chainOf()
  for (const table of ['agent_rebate_rows', 'ledger_entries'] as const) {
    const awake = await dozeOn(db, table, 20)
    const { child, go } = await work()
    void go().catch(() => undefined)
    await killAsleep(db, child)
    await awake()
  }
  // The first was killed before any member was settled, the second before any was paid.
  expect((await state()).paid).toBe(0)
  await settleAgentRebates(db, after(today), brands)
  expect(await state()).toEqual(await expected(db))
  await close()
}, 90_000)

test('[7.5] the control: processes that read what is open and then pay it pay twice', async () => {
  const { db, members, work, state, close } = await chainOf()
  for (const memberId of members) await settleRecipient(db, { memberId, merchant: 'ipanema', day: today, own: true, at: clock })
  const workers = await Promise.all([work({ naive: true }), work({ naive: true, name: 'two' })])
  await Promise.all(workers.map(({ go }) => go()))
  const { paid, members: wrong } = await state()
  expect(paid).toBe(2 * (await expected(db)).paid)
  expect(wrong).toBeGreaterThan(0)
  await close()
}, 90_000)
