import { getContractSettlements, paySettlement } from '@platform/sdk/contracts'
import { claimRewards, getMissions } from '@platform/sdk/rewards'
import { claimRebate } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall } from '../access/sendCall.ts'
import { settleContracts } from '../contracts/settleContracts.ts'
import { signContract } from '../contracts/signContract.ts'
import { startOfDay } from '../gateway/days.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'
import { addRain } from '../rewards/rain/addRain.ts'
import { drawRains } from '../rewards/rain/drawRains.ts'
import type { RainOrders, RainOutcome } from '../testing/rainWorker.ts'
import { takeTicket } from '../rewards/rain/takeTicket.ts'
import { seedMissions } from '../../../../packages/demo/src/seed/seedMissions.ts'
import { addRound } from '../testing/addRound.ts'
import type { CallOrders } from '../testing/callWorker.ts'
import { contractTeam, salary } from '../testing/contractTeam.ts'
import { depositor } from '../testing/depositor.ts'
import type { DepositOrders, DepositOutcome } from '../testing/depositWorker.ts'
import { dozeOn, killAsleep } from '../testing/killAsleep.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { merchants, startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf, deposit } from './wallet.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** `npm run soak` uses more. */
const KILLS = Number(process.env.LEDGER_KILLS ?? 1)
let clock = Date.now()
let databaseUrl: string
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  databaseUrl = await testDatabase()
  sandbox = await startTestSandbox({ databaseUrl, clock: () => clock })
  const { db } = sandbox
  await seedMissions(db, merchants[0]!)
  for (const flag of ['MANPLAYREB3', 'PLYRBT']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  await db.updateTable('rebate_settings').set({ since: 0, settled_at: 0 }).execute()
}, MINUTE)
afterAll(() => sandbox.close())

/** A member with ten settled bets, and functions to read the money. */
async function bettor(stake: number) {
  const { token, userName } = await sandbox.member()
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  const at = clock - MINUTE
  for (let bets = 0; bets < 10; bets++) await addRound(sandbox.db, userName, stake, { bet_at: at, settled_at: at })
  return { id, token }
}

interface Prepared {
  /** Whom the call pays. */
  id: number
  token: string
  call: Parameters<typeof sendCall>[1] & { name: string }
  fields: Record<string, unknown>
}

const calls: Record<string, () => Promise<Prepared>> = {
  reward: async () => {
    const member = await bettor(500)
    const { body } = await sandbox.call(getMissions, {}, { token: member.token })
    const missions = body.value.missions as { reward: { id: string; status: string } }[]
    const ids = missions.flatMap(({ reward }) => (reward.status === 'claim' ? [reward.id] : []))
    return { ...member, call: claimRewards, fields: { ids } }
  },
  rebate: async () => ({ ...(await bettor(200_000)), call: claimRebate, fields: {} }),
  settlement: async () => {
    const since = startOfDay(clock) - 2 * DAY
    const { agent, child } = await contractTeam(sandbox, { own: {}, since })
    const terms = salary('day', [[1000, 0, 0, 1000]]) // prettier-ignore
    await signContract(sandbox.db, { merchant: 'ipanema', memberId: child.id, kind: 'daily', terms, since, offererId: agent.id })
    await child.play(30_000, 0, since + 1000)
    await deposit(sandbox.db, { merchant: 'ipanema', memberId: agent.id, amount: 100_000, key: `of-${agent.id}`, at: since })
    await settleContracts(sandbox.sandbox.services)
    const { content } = await getContractSettlements(agent.client, { kind: 'daily', side: 'downline' })
    const open = content.filter(({ state }) => state === 'open')
    const total = open.reduce((sum, { due }) => sum + due, 0) / 100
    const fields = { kind: 'daily', settlementIds: open.map(({ settlementId }) => settlementId), total, paymentPassword }
    return { id: child.id, token: agent.token, call: paySettlement, fields }
  },
}

test.each(Object.entries(calls))(
  '[7.6] %s: a process that is killed while it pays leaves nothing of it; the same key pays once, at any process',
  async (name, prepare) => {
    for (let kill = 0; kill < KILLS; kill++) {
      const { id, token, call, fields } = await prepare()
      const key = `killed-${name}-${kill}`
      const awake = await dozeOn(sandbox.db, 'ledger_entries', 20)
      const orders: CallOrders = { databaseUrl, key, now: clock, call: call.name, token, fields }
      const doomed = await startWorker<CallOrders, number>('callWorker.ts', orders)
      void doomed.go().catch(() => undefined)
      await killAsleep(sandbox.db, doomed.child)
      await awake()
      expect([name, await balanceOf(sandbox.db, id), await auditLedger(sandbox.db)]).toEqual([name, 0, {}])
      const send = () => sendCall(sandbox, call, fields, { token, key })
      // The control: the call was under way. The claim of the killed process is still valid for a while.
      expect(await send()).toMatchObject({ status: 409, body: { errorCode: 'idempotency.running' } })
      clock += MINUTE
      const answers = await Promise.all([send(), send(), send()])
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
      expect((await send()).status).toBe(200)
      const paid = await balanceOf(sandbox.db, id)
      const { amount, total } = answers.find(({ status }) => status === 200)!.body.value as { amount?: number; total?: number }
      expect([paid > 0, Math.round((amount ?? total!) * 100)]).toEqual([true, paid])
      expect(await auditLedger(sandbox.db)).toEqual({})
    }
  },
  3 * MINUTE * KILLS,
)

test(
  '[2.1] a process that is killed while it draws a rain leaves nothing of it; the next one pays every packet once',
  async () => {
    const { db } = sandbox
    const { vault } = sandbox.sandbox.services
    const [POOL, PACKETS, at] = [5000, 5, clock + MINUTE]
    const terms = { title_pt: 'C', title_en: 'R', pool: POOL, packets: PACKETS, stake: 0, multiple: 0, weights: {} }
    await addRain(db, { id: 'killed', merchant: 'ipanema', opens_at: at, closes_at: at + MINUTE, ...terms }, { vault, now: at - 1 })
    const memberIds: number[] = []
    for (let member = 0; member < 8; member++) memberIds.push((await bettor(100)).id)
    const take = (memberId: number) =>
      db.transaction().execute((trx) => takeTicket(trx, { sessionId: 'killed', merchant: 'ipanema', memberId, at: at + 1000 }))
    for (const memberId of memberIds) await take(memberId)
    const paid = async () => {
      const rows = await db
        .selectFrom('rewards')
        .select('amount')
        .where('source', '=', 'redRain')
        .where('member_id', 'in', memberIds)
        .execute()
      return [rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]
    }
    const awake = await dozeOn(db, 'ledger_entries', 20)
    const orders: RainOrders = { databaseUrl, sessionId: 'killed', memberIds: [], at, drawAt: at + 2 * MINUTE }
    const doomed = await startWorker<RainOrders, RainOutcome>('rainWorker.ts', orders)
    void doomed.go().catch(() => undefined)
    await killAsleep(db, doomed.child)
    await awake()
    const [packets] = await paid()
    expect(packets).toBeLessThan(PACKETS)
    expect(await auditLedger(db)).toEqual({})
    for (let again = 0; again < 2; again++) await drawRains(db, { vault, now: at + 3 * MINUTE })
    expect(await paid()).toEqual([PACKETS, POOL])
    expect(await auditLedger(db)).toEqual({})
  },
  3 * MINUTE,
)

test(
  '[7.6] a process that is killed after the bank has returned a payment, and before that is written, does not return it again',
  async () => {
    const { db } = sandbox
    const { payments } = sandbox.sandbox.services
    const ana = await depositor(sandbox)
    const { orderNo } = await ana.begin()
    await payCharge(payments.bank!, (await chargeNamed(payments.bank!, { reference: orderNo }))!, { byStranger: true, silent: true })
    await sql`create or replace function doze() returns trigger language plpgsql as 'begin perform pg_sleep(20); return new; end'`.execute(
      db,
    )
    await sql`create trigger doze after update on deposit_payments for each row when (new.status = 'returned') execute function doze()`.execute(
      db,
    )
    const orders: DepositOrders = { databaseUrl, token: ana.token, keys: [], settle: orderNo }
    const doomed = await startWorker<DepositOrders, DepositOutcome>('depositWorker.ts', orders)
    void doomed.go().catch(() => undefined)
    await killAsleep(db, doomed.child)
    await sql`drop trigger doze on deposit_payments`.execute(db)
    const returns = () => db.selectFrom('bank_payments').select(['return_id', 'returned_at']).where('return_id', 'is not', null).execute()
    // The bank has it, the order does not.
    const before = await returns()
    expect([before.length, (await ana.order(orderNo)).payments.map(({ status }) => status)]).toEqual([1, ['returning']])
    clock += 10 * MINUTE
    for (let again = 0; again < 2; again++) await payments.wake()
    expect(await returns()).toEqual(before)
    expect((await ana.order(orderNo)).payments.map(({ status }) => status)).toEqual(['returned'])
    expect([await ana.balance(), await auditLedger(db)]).toEqual([0, {}])
  },
  3 * MINUTE,
)
