import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { depositor } from '../testing/depositor.ts'
import type { DepositOrders, DepositOutcome } from '../testing/depositWorker.ts'
import { dozeOn, killAsleep } from '../testing/killAsleep.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'

let databaseUrl: string
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  databaseUrl = await testDatabase()
  sandbox = await startTestSandbox({ databaseUrl })
}, 60_000)
afterAll(async () => {
  await sandbox?.close()
})

const start = (orders: Omit<DepositOrders, 'databaseUrl'>) =>
  startWorker<DepositOrders, DepositOutcome>('depositWorker.ts', { databaseUrl, ...orders })

const race = async (token: string, keys: [string[], string[]]) => {
  const workers = await Promise.all(keys.map((own) => start({ token, keys: own })))
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  return { orders: outcomes.flatMap(({ orders }) => orders), refused: outcomes.flatMap(({ refused }) => refused) }
}

test('[7.6] one key sent many times by two processes makes one order', async () => {
  const ana = await depositor(sandbox)
  const keys = Array.from({ length: raceRounds(50) / 2 }, () => 'the-same-key-of-all')
  const { orders, refused } = await race(ana.token, [keys, keys])
  expect(new Set(orders).size).toBe(1)
  expect(refused.filter((code) => !['idempotency.running', 'rate.limited', 'server.busy'].includes(code))).toEqual([])
  expect(await sandbox.db.selectFrom('deposit_orders').select('order_no').where('member_id', '=', ana.id).execute()).toHaveLength(1)
}, 120_000)

test('[7.6] of parallel orders with different keys in two processes one is created, and the others are refused', async () => {
  const ana = await depositor(sandbox)
  const keysOf = (name: string) => Array.from({ length: 20 }, (_, index) => `racing-${name}-${index}`)
  const { orders, refused } = await race(ana.token, [keysOf('one'), keysOf('two')])
  expect(orders).toHaveLength(1)
  expect(new Set(refused)).toEqual(new Set(['deposit.open']))
}, 120_000)

test('[7.6] a deposit limit applies to parallel orders of several channels in two processes', async () => {
  const other = await startTestSandbox({ databaseUrl })
  const ana = await depositor(sandbox)
  await sandbox.console('limits/set', {
    merchant: 'ipanema',
    userName: ana.userName,
    person: 'Rita Alves',
    kind: 'deposit',
    period: 'day',
    value: 10_000,
  })
  const send = (gateway: typeof sandbox, path: string, channelId: string) =>
    gateway.send('POST', `/wps/transaction/deposit/${path}`, {
      token: ana.token,
      key: `limited-${channelId}`,
      body: { channelId, amount: 60, bankCode: '001' },
    })
  const answers = await Promise.all([send(sandbox, 'pg', 'pix'), send(other, 'pg', 'gateway'), send(other, 'mt', 'transfer')])
  expect(answers.map(({ body }) => body.errorCode ?? 'ok').toSorted((a: string, b: string) => a.localeCompare(b))).toEqual([
    'limit.deposit',
    'limit.deposit',
    'ok',
  ])
  await other.close()
}, 120_000)

test('[7.6] a process killed between payment and credit leaves no partial credit; the next one credits once', async () => {
  const { db } = sandbox
  const { bank } = sandbox.sandbox.services.payments
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await payCharge(bank!, (await chargeNamed(bank!, { reference: orderNo }))!, { silent: true })
  const awake = await dozeOn(db, 'ledger_entries', 1)
  const { child, go } = await start({ token: ana.token, keys: [], settle: orderNo })
  void go().catch(() => undefined)
  await killAsleep(db, child)
  await awake()
  // The reconciliation of this process may have found it meanwhile: either nothing is there, or all of it.
  expect([0, 10_000]).toContain(await ana.balance())
  expect(await auditLedger(db)).toEqual({})
  for (let again = 0; again < 2; again++)
    await sandbox.send('POST', '/wps/transaction/deposit/paid', { token: ana.token, body: { orderNo } })
  expect(await ana.balance()).toBe(10_000)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', payments: [{ status: 'credited' }] })
  expect(await auditLedger(db)).toEqual({})
}, 120_000)

test('[7.6] a payment that two processes receive in parallel, with its returns and claw-backs, is booked once', async () => {
  const other = await startTestSandbox({ databaseUrl })
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const tell = (gateway: typeof sandbox) => gateway.send('POST', '/wps/transaction/deposit/paid', { token: ana.token, body: { orderNo } })
  const charge = (await chargeNamed(sandbox.sandbox.services.payments.bank!, { reference: orderNo }))!
  for (const byStranger of [false, true]) await payCharge(sandbox.sandbox.services.payments.bank!, charge, { byStranger, silent: true })
  await Promise.all(Array.from({ length: 8 }, (_, index) => tell(index % 2 ? other : sandbox)))
  await Promise.all([sandbox, other].map((gateway) => gateway.sandbox.services.payments.wake()))
  await sandbox.console('bank/clawback', { orderNo })
  await Promise.all(Array.from({ length: 8 }, (_, index) => tell(index % 2 ? other : sandbox)))
  const { payments } = await ana.order(orderNo)
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['clawedBack', 'returned'])
  expect(await ana.balance()).toBe(0)
  expect(await auditLedger(sandbox.db)).toEqual({})
  await other.close()
}, 120_000)
