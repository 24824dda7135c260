import { createClient, minor } from '@platform/sdk'
import { withdraw } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { addEffect } from '../ledger/effects.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { listen } from '../server/listen.ts'
import { failureOf } from '../testing/failureOf.ts'
import { dozeOn, killAsleep } from '../testing/killAsleep.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import type { WithdrawOrders, WithdrawOutcome } from '../testing/withdrawWorker.ts'

const AMOUNT = 2000
/** Of all of both processes; `npm run soak` has 1,000. */
const REQUESTS = raceRounds(100, 1000)
const COVERED = Math.round(REQUESTS * 0.137)

/** Parallel withdrawals of one wallet by two processes, without daily limits; the wallet covers about an eighth. */
async function race({ naive }: { naive: boolean }) {
  const databaseUrl = await testDatabase()
  const sandbox = await startTestSandbox({ databaseUrl })
  const { db } = sandbox
  const { id: memberId, destinationId } = await withdrawer(sandbox, { balance: AMOUNT * COVERED })
  await db.updateTable('withdraw_settings').set({ day_count: 1_000_000, day_amount: 1e12, free_count: 1_000_000 }).execute()
  if (naive) {
    await sql`alter table ledger_accounts drop constraint player_never_below_zero`.execute(db)
    await sql`alter table wallet_rows drop constraint wallet_rows_balance_before_check, drop constraint wallet_rows_balance_after_check`.execute(db) // prettier-ignore
  }
  const orders = { databaseUrl, memberId, destinationId, requests: REQUESTS / 2, amount: AMOUNT, naive }
  const workers = await Promise.all(
    ['one', 'two'].map((worker) => startWorker<WithdrawOrders, WithdrawOutcome>('withdrawWorker.ts', { ...orders, name: worker })),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const rows = await db.selectFrom('withdrawals').select('order_no').execute()
  const result = { balance: await balanceOf(db, memberId), audit: await auditLedger(db), rows: rows.length }
  await sandbox.close()
  const requested = outcomes.reduce((sum, outcome) => sum + outcome.requested, 0)
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused, 0)
  return { ...result, requested, refused, errors: outcomes.flatMap(({ errors }) => errors) }
}

test('[7.6] two processes, parallel withdrawals: exactly what the wallet covers is held, the rest is refused', async () => {
  expect(await race({ naive: false })).toEqual({
    requested: COVERED,
    refused: REQUESTS - COVERED,
    rows: COVERED,
    balance: 0,
    audit: {},
    errors: [],
  })
}, 240_000)

test('[7.6] the control: a service that trusts a balance read earlier pays more than there is', async () => {
  const { requested, balance } = await race({ naive: true })
  expect(requested).toBeGreaterThan(COVERED)
  expect(balance).toBeLessThan(0)
}, 240_000)

test('[7.6] a process killed while the bank accepts a withdrawal leaves it in state sending; the next process sends it once', async () => {
  const databaseUrl = await testDatabase()
  const first = await startTestSandbox({ databaseUrl })
  const ana = await withdrawer(first)
  await first.console('withdrawals/settings', { merchant: 'ipanema', auto_send: false })
  const { orderNo } = await ana.ask(30_000)
  await first.console('withdrawals/approve', { orderNo })
  // Only the other process is left to send it.
  await first.close()
  const { db, close } = await openDatabase({ databaseUrl })
  const awake = await dozeOn(db, 'bank_payouts', 20)
  await addEffect(db, { kind: 'withdrawPayOut', key: orderNo, payload: {} }, Date.now())
  const orders = { databaseUrl, memberId: ana.id, destinationId: '', requests: 0, amount: 0, name: '', naive: false, wake: true }
  const { child, go } = await startWorker<WithdrawOrders, WithdrawOutcome>('withdrawWorker.ts', orders)
  void go().catch(() => undefined)
  await killAsleep(db, child)
  await awake()
  const { status } = await db.selectFrom('withdrawals').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  expect([status, await db.selectFrom('bank_payouts').select('key').execute(), await auditLedger(db)]).toEqual(['sending', [], {}])
  // Its lease has expired.
  await db.updateTable('effects').set({ leased_until: 0 }).where('key', '=', orderNo).execute()
  const second = await startTestSandbox({ databaseUrl })
  for (let again = 0; again < 2; again++) await second.sandbox.services.payments.wake()
  await second.console('bank/payout', { orderNo, how: 'arrive' })
  const after = await db.selectFrom('withdrawals').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  expect([after.status, await balanceOf(db, ana.id), await auditLedger(db)]).toEqual(['paid', 70_000, {}])
  expect(await db.selectFrom('bank_payouts').select('amount').execute()).toEqual([{ amount: 30_000 }])
  await Promise.all([second.close(), close()])
}, 120_000)

/** Two gateways on one database, each on its own port and with as many connections as in production, with a client for each request. */
async function overHttp() {
  const databaseUrl = await testDatabase()
  const start = async () => startTestSandbox({ database: await openDatabase({ databaseUrl }) })
  const gateways = await Promise.all([start(), start()])
  const servers = await Promise.all(gateways.map(({ sandbox }) => listen(sandbox.fetch, { port: 0, hostname: '127.0.0.1' })))
  const [first] = gateways
  const ana = await withdrawer(first!, { balance: 1_000_000 })
  const clientOf = (index: number) =>
    createClient({
      gateway: { url: `http://127.0.0.1:${servers[index % 2]!.port}`, publicKeys: [] },
      merchant: 'ipanema',
      trialMerchant: 'ipanema_trial',
      language: () => 'PT',
      session: ana.session,
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('X-Test-Address', `10.9.0.${index}`)
        return fetch(request)
      },
    })
  const form = { destinationId: ana.destinationId, amount: minor(AMOUNT), bonusLoss: minor(0), again: true, paymentPassword }
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
    await Promise.all(gateways.map((gateway) => gateway.close()))
  }
  return { sandbox: first!, ana, clientOf, form, close }
}

test('[7.6] withdrawals over HTTP to two gateways, three a day: three are made, whatever the password counter refuses meanwhile', async () => {
  const { sandbox, ana, clientOf, form, close } = await overHttp()
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', day_count: 3, free_count: 3 })
  const codes = await Promise.all(
    Array.from({ length: raceRounds(20, 50) }, async (_, index) => {
      const client = clientOf(index)
      // On a slow machine a decision takes hundreds of tries: growing pauses leave more time to the others.
      const refusals: Record<string, number> = {}
      let attempt = 0
      for (let pause = 20; pause < 2000; pause += 5) {
        const failure = await failureOf(withdraw(client, form, { idempotencyKey: `three-withdrawals-a-day-${index}-${attempt}` }))
        if (failure) refusals[failure.code] = (refusals[failure.code] ?? 0) + 1
        // The others' tries may lock the password between this one's check and its transaction: that refusal is final for its key.
        const lockedMeanwhile = (failure?.value as { item?: string } | undefined)?.item === 'paymentPassword'
        const locked = failure?.code === 'payment.locked' || lockedMeanwhile
        // "Retry later" decides nothing.
        if (!failure || !(locked || ['rate.limited', 'server.busy', 'idempotency.running', 'outcome.unknown'].includes(failure.code))) return failure?.code ?? 'ok' // prettier-ignore
        if (lockedMeanwhile) attempt += 1
        if (locked) await sandbox.db.deleteFrom('counters').where('scope', '=', `payment:${ana.id}`).execute()
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, 500)))
      }
      return `never decided: ${JSON.stringify(refusals)}`
    }),
  )
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set(['ok', 'withdraw.limit']))
  expect(await ana.balance()).toBe(1_000_000 - 3 * AMOUNT)
  expect(await auditLedger(sandbox.db)).toEqual({})
  await close()
}, 240_000)

test('[7.6] one key sent many times to two gateways makes one withdrawal, and all answers contain it', async () => {
  const { sandbox, ana, clientOf, form, close } = await overHttp()
  const answers = await Promise.all(
    Array.from({ length: raceRounds(50) }, (_, index) =>
      withdraw(clientOf(index), form, { idempotencyKey: 'the-same-key-of-all-of-them' }).then(
        ({ orderNo }) => ({ orderNo, code: '' }),
        (error: { code?: string }) => ({ orderNo: '', code: error.code ?? 'unknown' }),
      ),
    ),
  )
  expect(new Set(answers.flatMap(({ orderNo }) => (orderNo ? [orderNo] : []))).size).toBe(1)
  const late = answers.filter(({ code }) => code).map(({ code }) => code)
  expect(late.filter((code) => !['idempotency.running', 'outcome.unknown', 'rate.limited', 'server.busy'].includes(code))).toEqual([])
  expect(await sandbox.db.selectFrom('withdrawals').select('order_no').execute()).toHaveLength(1)
  expect([await ana.balance(), await auditLedger(sandbox.db)]).toEqual([1_000_000 - AMOUNT, {}])
  await close()
}, 240_000)
