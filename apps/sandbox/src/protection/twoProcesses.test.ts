import { getCurrentDraw } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { depositor } from '../testing/depositor.ts'
import { meet, type PauseRaceOrders, type PauseRaceOutcome, type RacingAct } from '../testing/pauseRaceWorker.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { securityMember } from '../testing/securityMember.ts'
import { openBet } from '../testing/openBet.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { enterState } from './enterState.ts'

const now = Date.UTC(2026, 10, 20, 15)
let databaseUrl: string
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let drawId: string
beforeAll(async () => {
  databaseUrl = await testDatabase()
  sandbox = await startTestSandbox({ databaseUrl, clock: () => now })
  const gameCode = await addLottery(sandbox.db, 'ipanema')
  sandbox.sandbox.services.shared.clear()
  const { client } = await player()
  drawId = (await getCurrentDraw(client, { gameCode })).draw!.drawId
  await sql`create table meetings (round integer, who text)`.execute(sandbox.db)
}, 60_000)
afterAll(() => sandbox?.close())

async function player(balance = 100_000) {
  const member = await securityMember(sandbox, { balance })
  const { id } = await member.row()
  return { ...member, id }
}

const pause = (id: number) => {
  const { services } = sandbox.sandbox
  const context = contextFor(services, services.merchants.find('ipanema')!, id)
  return enterState(context, { state: 'paused', until: now + 86_400_000, actor: 'member' })
}

/** The acts in another process, each at the same moment as a pause of its member here. */
async function race(acts: RacingAct[], members: number[]): Promise<PauseRaceOutcome> {
  await sql`truncate meetings`.execute(sandbox.db)
  const { go } = await startWorker<PauseRaceOrders, PauseRaceOutcome>('pauseRaceWorker.ts', { databaseUrl, now, acts })
  const outcome = go()
  for (const [round, id] of members.entries()) {
    await meet(sandbox.db, round, 'test')
    await pause(id)
  }
  return outcome
}

const stakesOf = async (id: number) =>
  Number((await sandbox.db.selectFrom('lottery_orders').select((eb) => eb.fn.countAll().as('count')).where('member_id', '=', id).executeTakeFirstOrThrow()).count) // prettier-ignore

test('[7.6] after a committed pause none of 1,000 racing stakes is taken, and a running round settles', async () => {
  const ana = await player(1_000_000)
  const running = await openBet(sandbox.db, { merchant: 'ipanema', memberId: ana.id, amount: 1000, now: () => now })
  await sql`truncate meetings`.execute(sandbox.db)
  const acts = [{ kind: 'stake' as const, memberId: ana.id, drawId, times: 1000 }]
  const { go } = await startWorker<PauseRaceOrders, PauseRaceOutcome>('pauseRaceWorker.ts', { databaseUrl, now, acts })
  const outcome = go()
  await meet(sandbox.db, 0, 'test')
  // In the middle of them.
  while ((await stakesOf(ana.id)) < 5) continue
  await pause(ana.id)
  const atPause = await stakesOf(ana.id)
  const [codes] = await outcome
  expect(atPause).toBeLessThan(1000)
  expect(codes).toEqual({ ok: atPause, 'access.protected': 1000 - atPause })
  expect(await stakesOf(ana.id)).toBe(atPause)
  await running.settle(5000)
  const { rows } = await sql<{
    balance: number
  }>`select balance from ledger_accounts where member_id = ${ana.id} and kind = 'cash'`.execute(sandbox.db)
  expect(rows[0]!.balance).toBe(1_000_000 - 1000 + 5000 - atPause * 100)
  expect(await auditLedger(sandbox.db)).toEqual({})
}, 120_000)

test('[7.6] a pause against a stake, a payment, a transfer received and a bonus: each happens before it or is refused', async () => {
  const { db } = sandbox
  // Of each kind.
  const rounds = 4 * raceRounds(3)
  const acts: RacingAct[] = []
  const members: number[] = []
  const sender = await player(10_000_000)
  await db.updateTable('members').set({ type: 1, held_until: 0 }).where('id', '=', sender.id).execute()
  await db.updateTable('withdraw_settings').set({ transfer_down: true, transfer_min: 1 }).execute()
  const promotion = Number(
    await addPromotion(db, { mode: 'apply', target: null, reward: 500, multiple: 3, weights: JSON.stringify({ RNG: 100 }) }),
  )
  for (let round = 0; round < rounds; round++) {
    if (round % 4 === 1) {
      const ana = await depositor(sandbox)
      const { orderNo } = await ana.begin()
      acts.push({ kind: 'payment', orderNo, name: 'Ana Clara Souza', taxNumber: ana.idNumber })
      members.push(ana.id)
      continue
    }
    const { id } = await player()
    members.push(id)
    if (round % 4 === 0) acts.push({ kind: 'stake', memberId: id, drawId })
    if (round % 4 === 2) {
      await db.updateTable('members').set({ upline_id: sender.id }).where('id', '=', id).execute()
      acts.push({ kind: 'transfer', memberId: id, senderId: sender.id })
    }
    if (round % 4 === 3) {
      const application = { application_no: `race-${round}`, promotion_id: promotion, member_id: id, status: 'applying' as const }
      await db
        .insertInto('promotion_applications')
        .values({ ...application, comment: '', created_at: 1, decided_at: null })
        .execute()
      acts.push({ kind: 'bonus', applicationNo: `race-${round}` })
    }
  }
  const outcome = await race(acts, members)
  const refusals = { stake: 'access.protected', payment: 'ok', transfer: 'transfer.receiver', bonus: 'promotion.closed' }
  for (const [round, codes] of outcome.entries())
    expect(['ok', refusals[acts[round]!.kind]], acts[round]!.kind).toContain(Object.keys(codes)[0])
  // What came before the pause is held with it, what came after is on its way back.
  const open = await db
    .selectFrom('ledger_accounts')
    .select('state')
    .where('kind', '=', 'bonus')
    .where('member_id', 'in', members)
    .execute()
  expect(new Set(open.map(({ state }) => state)).has('open')).toBe(false)
  const orders = await db
    .selectFrom('deposit_orders')
    .select('status')
    .where('member_id', 'in', members)
    .where('status', 'in', ['created', 'waiting'])
    .execute()
  expect(orders).toEqual([])
  const payments = await db.selectFrom('deposit_payments').select(['status', 'reason']).where('member_id', 'in', members).execute()
  expect(payments).toHaveLength(acts.filter(({ kind }) => kind === 'payment').length)
  for (const payment of payments)
    expect([
      { status: 'credited', reason: null },
      { status: 'returning', reason: 'account' },
      { status: 'returned', reason: 'account' },
    ]).toContainEqual(payment)
  expect(await auditLedger(db)).toEqual({})
}, 900_000)
