import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { getCurrentDraw, placeLotteryBet } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BetOrders, BetOutcome } from '../testing/betWorker.ts'
import type { CrowdOrders, CrowdOutcome } from '../testing/crowdWorker.ts'
import { lotteryAudit } from '../testing/lotteryAudit.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import type { SettleOrders, SettleOutcome } from '../testing/settleWorker.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { untilAsleep } from '../testing/untilAsleep.ts'

// Two processes and a real Postgres: one embedded connection has no races to show.
const MINUTE = 60_000
/** What `addLottery` gives each of them. */
const LOCK = 5000
const WALLET = 1_000_000
const codes = ['ONE', 'TWO', 'SIX']
const line = { playCode: 'FIVE_SUM' as const, numbers: 'BIG,SMALL,ODD,EVEN', unit: 100 as never, multiplier: 1 }

/** Three lotteries of a minute on a database of their own, half a minute before their draws. */
async function lotteryHall() {
  const databaseUrl = await testDatabase()
  const time = { now: Date.UTC(2026, 10, 20, 15, 0, 30) + 1 }
  const gateway = await startTestSandbox({ databaseUrl, clock: () => time.now })
  for (const code of codes) await addLottery(gateway.db, 'ipanema', { code, family: 'FIVE', period_ms: MINUTE })
  gateway.sandbox.services.shared.clear()
  // Set back, so that the gateway looks at its lotteries again.
  time.now -= 1
  return { ...gateway, databaseUrl, time }
}
type Hall = Awaited<ReturnType<typeof lotteryHall>>

async function bettors(hall: Hall, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const session = { ...(await hall.member({ balance: WALLET })), firstTimeLogin: false }
      const { id } = await hall.db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
      return { id, session, client: hall.client({ session }) }
    }),
  )
}

/** Every member bets on each lottery; returns the times of the draws. */
async function bettedHall(people: number) {
  const hall = await lotteryHall()
  const clients = (await bettors(hall, people)).map(({ client }) => client)
  const draws = await Promise.all(codes.map(async (gameCode) => (await getCurrentDraw(clients[0]!, { gameCode })).draw!))
  await Promise.all(clients.flatMap((client) => draws.map(({ drawId }) => placeLotteryBet(client, { drawId, lines: [line] }))))
  return { ...hall, orders: people * codes.length, now: draws[0]!.winningTime }
}

const settler = (orders: SettleOrders) => startWorker<SettleOrders, SettleOutcome>('settleWorker.ts', orders)
const bettor = (orders: BetOrders) => startWorker<BetOrders, BetOutcome>('betWorker.ts', orders)

/** What all orders together brought: each of them wins 3.90, whatever is drawn. */
const paidOut = async ({ db }: Hall) =>
  (await sql<{ paid: number }>`
    select coalesce(sum(e.amount), 0)::bigint as paid from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    join ledger_accounts a on a.id = e.account_id where t.kind = 'payout' and a.kind = 'cash'`.execute(db)).rows[0]!.paid // prettier-ignore

async function settleInTwo({ naive }: { naive: boolean }) {
  const hall = await bettedHall(20)
  if (naive) await sql`drop trigger lottery_promise on lottery_draws`.execute(hall.db)
  const orders = { databaseUrl: hall.databaseUrl, now: hall.now, naive }
  const workers = await Promise.all(['one', 'two'].map((worker) => settler({ ...orders, name: worker })))
  // Both read before either pays.
  if (naive) await Promise.all(workers.map(({ go }) => go()))
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const result = { outcomes, paid: await paidOut(hall), due: hall.orders * 390, wrong: await lotteryAudit(hall.db) }
  await hall.close()
  return result
}

test('[4] two processes settle the same draws in parallel: each draw once, each prize once, every invariant holds', async () => {
  const { outcomes, paid, due, wrong } = await settleInTwo({ naive: false })
  expect(outcomes.flatMap(({ errors }) => errors)).toEqual([])
  expect(outcomes.reduce((sum, { settled }) => sum + settled, 0)).toBe(codes.length)
  expect(paid).toBe(due)
  expect(wrong).toEqual([])
}, 180_000)

test('[4] control: without locking the draw, two processes pay every prize twice, and the audit finds it', async () => {
  const { paid, due, wrong } = await settleInTwo({ naive: true })
  expect(paid).toBe(2 * due)
  expect(wrong.join('\n')).toMatch(/money of an order that is not its stake and prize/)
}, 180_000)

test('[4] a process that is killed during a draw leaves nothing of it; another one settles it completely', async () => {
  const hall = await bettedHall(20)
  // Slow enough to be caught at it.
  await sql`create function doze() returns trigger language plpgsql as 'begin perform pg_sleep(0.05); return new; end'`.execute(hall.db)
  await sql`create trigger doze before insert on ledger_transfers for each row when (new.kind = 'payout') execute function doze()`.execute(
    hall.db,
  )
  const orders = { databaseUrl: hall.databaseUrl, now: hall.now, naive: false }
  const [victim, survivor] = await Promise.all([settler({ ...orders, name: 'victim' }), settler({ ...orders, name: 'survivor' })])
  void victim.go().catch(() => undefined)
  await held(hall)
  const gone = once(victim.child, 'exit')
  victim.child.kill('SIGKILL')
  await gone
  expect(await paidOut(hall)).toBe(0)
  expect(await lotteryAudit(hall.db)).toEqual([])
  await sql`drop trigger doze on ledger_transfers`.execute(hall.db)
  await released(hall)
  expect(await survivor.go()).toEqual({ settled: codes.length, errors: [] })
  expect(await paidOut(hall)).toBe(hall.orders * 390)
  expect(await lotteryAudit(hall.db)).toEqual([])
  await hall.close()
}, 180_000)

/** Draws that are due and not locked by any process. */
const free = async ({ db, now }: Hall & { now: number }) =>
  (await db.transaction().execute((trx) =>
    trx.selectFrom('lottery_draws').select('id').where('status', '=', 'open').where('draws_at', '<=', now).forUpdate().skipLocked().execute(),
  )).length // prettier-ignore

// Looking for what is free would hold it for that moment, and a process that comes just then would find nothing to do.
async function held({ db, ...hall }: Hall & { now: number }) {
  // In the middle of its payments.
  await untilAsleep(db, 3)
  expect(await free({ db, ...hall })).toBe(codes.length - 1)
}

/** Postgres notices in its own time that a client is dead. */
async function released(hall: Hall & { now: number }) {
  while ((await free(hall)) < codes.length) await wait(20)
}

async function betAcrossTheLock(bets: number, { naive }: { naive: boolean }) {
  const hall = await lotteryHall()
  const people = await bettors(hall, 10)
  const draw = (await getCurrentDraw(people[0]!.client, { gameCode: codes[0]! })).draw!
  if (naive) await sql`drop trigger lottery_on_sale on lottery_orders`.execute(hall.db)
  const known = people.map(({ id, session: { token } }) => ({ id, token }))
  const orders = { databaseUrl: hall.databaseUrl, drawId: draw.drawId, locksAt: draw.lockTime, bettors: known, bets, naive }
  const workers = await Promise.all([bettor(orders), bettor(orders)])
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const wrong = await lotteryAudit(hall.db)
  hall.time.now = draw.winningTime
  await hall.sandbox.services.draws.keepUp()
  const { length } = await hall.db.selectFrom('lottery_orders').select('order_no').execute()
  const result = { outcomes, orders: length, wrong, after: await lotteryAudit(hall.db), paid: await paidOut(hall) }
  await hall.close()
  return result
}

/** `npm run soak` has 200. */
const BETS = raceRounds(40)

test('[2.8] bets of two processes across the lock, each sent by both: none on a closed draw, none twice', async () => {
  const { outcomes, orders, wrong, after, paid } = await betAcrossTheLock(BETS, { naive: false })
  // While the other process is at the same key, "come back" is an honest answer.
  const answers = new Set(outcomes.flatMap((outcome) => Object.keys(outcome)))
  expect([...answers].filter((answer) => answer !== 'idempotency.running').toSorted()).toEqual(['lottery.drawClosed', 'ok'])
  expect(orders).toBeGreaterThan(0)
  expect(orders).toBeLessThan(BETS)
  expect([wrong, after]).toEqual([[], []])
  expect(paid).toBe(orders * 390)
}, 180_000)

test('[2.8] control: a program that trusts an earlier read bets on a closed draw, and the audit finds it', async () => {
  const { outcomes, wrong } = await betAcrossTheLock(20, { naive: true })
  expect(outcomes).toEqual([{ ok: 20 }, { ok: 20 }])
  expect(wrong.join('\n')).toMatch(/bet on a closed draw/)
}, 180_000)

test('[2.8] the database alone refuses a bet on a closed draw', async () => {
  const hall = await bettedHall(1)
  const again = sql`insert into lottery_orders (order_no, member_id, merchant, draw_id, stake, placed_at)
    select 'late', o.member_id, o.merchant, o.draw_id, 0, d.locks_at from lottery_orders o join lottery_draws d on d.id = o.draw_id limit 1`
  await expect(again.execute(hall.db)).rejects.toThrow('is not on sale')
  await hall.close()
}, 60_000)

/** Orders that are not settled although their draw is due. */
const overdueOrders = ({ db, time }: Hall) =>
  db
    .selectFrom('lottery_orders as o')
    .innerJoin('lottery_draws as d', 'd.id', 'o.draw_id')
    .select('o.order_no')
    .where('o.status', '=', 'open')
    .where('d.draws_at', '<=', time.now)
    .execute()

test('[4] many members bet and cancel at two gateways while draws lock and settle: no fault, no deadlock, every invariant holds', async () => {
  const hall = await lotteryHall()
  const tokens = (await bettors(hall, 8)).map(({ session: { token } }) => token)
  const time = { from: hall.time.now, started: Date.now(), speed: 60 }
  const orders = { databaseUrl: hall.databaseUrl, codes, tokens, steps: 15, ...time }
  const workers = await Promise.all(
    ['one', 'two'].map((name) => startWorker<CrowdOrders, CrowdOutcome>('crowdWorker.ts', { ...orders, name })),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  for (const { ok, ...refusals } of outcomes) {
    expect(ok).toBeGreaterThan(50)
    const allowed = ['lottery.drawClosed', 'lottery.cancelClosed']
    expect(Object.keys(refusals).filter((code) => !allowed.includes(code))).toEqual([])
  }
  // Who bets between a lock and its draw bets on the next one: the last is drawn a period and a lock later.
  const last = (Date.now() - time.started) * time.speed + hall.time.now + MINUTE + LOCK
  for (hall.time.now = last - LOCK; hall.time.now <= last; hall.time.now += LOCK) {
    await hall.sandbox.services.draws.keepUp()
    expect(await overdueOrders(hall)).toEqual([])
  }
  const open = await hall.db.selectFrom('lottery_orders').select('order_no').where('status', '=', 'open').execute()
  expect([open, await lotteryAudit(hall.db)]).toEqual([[], []])
  await hall.close()
}, 180_000)

test('[4] a bet that is still being written when its draw is due is drawn with it: the draw waits', async () => {
  const hall = await lotteryHall()
  const [{ client }] = (await bettors(hall, 1)) as [Awaited<ReturnType<typeof bettors>>[number]]
  const { draw } = await getCurrentDraw(client, { gameCode: codes[0]! })
  await sql`create function doze() returns trigger language plpgsql as 'begin perform pg_sleep(1.5); return new; end'`.execute(hall.db)
  await sql`create trigger doze before insert on lottery_orders for each row execute function doze()`.execute(hall.db)
  hall.time.now = draw!.lockTime - 1
  const placing = placeLotteryBet(client, { drawId: draw!.drawId, lines: [line] })
  await untilAsleep(hall.db)
  hall.time.now = draw!.winningTime
  await hall.sandbox.services.draws.keepUp()
  const stateOf = () => hall.db.selectFrom('lottery_draws').select('status').where('id', '=', draw!.drawId).executeTakeFirstOrThrow()
  expect(await stateOf()).toEqual({ status: 'open' })
  await expect(placing).resolves.toMatchObject({ order: { stake: 400 } })
  await hall.sandbox.services.draws.keepUp()
  expect(await stateOf()).toEqual({ status: 'settled' })
  expect([await paidOut(hall), await lotteryAudit(hall.db)]).toEqual([390, []])
  await hall.close()
}, 60_000)
