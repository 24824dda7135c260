import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { startPostgres, type RealPostgres } from '../testing/startPostgres.ts'
import type { StakeOrders, StakeOutcome } from '../testing/stakeWorker.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { auditLedger } from './audit.ts'
import { balanceOf } from './wallet.ts'

// Without a real Postgres these tests fail: a race that is not looked for is not absent.
let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

const WALLET = 10_000
const STAKE = 100

/** 500 parallel stakes of one wallet by two processes; the wallet pays for 100. */
async function race(name: string, { naive }: { naive: boolean }) {
  const databaseUrl = await postgres.database(name)
  const { db, close } = await startTestSandbox({ databaseUrl })
  const memberId = await addMember(db, { merchant: 'ipanema', account: 'racer', balance: WALLET, now: 1, cost: testCost })
  if (naive) await sql`alter table ledger_accounts drop constraint player_never_below_zero`.execute(db)
  const workers = await Promise.all(
    ['one', 'two'].map((worker) => startWorker({ databaseUrl, memberId, stakes: 250, amount: STAKE, name: worker, naive })),
  )
  const outcomes = await Promise.all(workers.map((go) => go()))
  const result = { outcomes, balance: await balanceOf(db, memberId), audit: await auditLedger(db) }
  await close()
  return { ...result, paid: outcomes.reduce((sum, { paid }) => sum + paid, 0), errors: outcomes.flatMap(({ errors }) => errors) }
}

async function startWorker(orders: StakeOrders): Promise<() => Promise<StakeOutcome>> {
  const worker = fork(new URL('../testing/stakeWorker.ts', import.meta.url), [JSON.stringify(orders)], {
    execArgv: ['--conditions=@platform/source'],
  })
  await once(worker, 'message')
  return async () => {
    const outcome = once(worker, 'message')
    worker.send('go')
    return (await outcome)[0] as StakeOutcome
  }
}

test('[7.6] two processes, 500 parallel stakes: exactly what the wallet holds is paid, the rest refused', async () => {
  const { paid, errors, balance, audit } = await race('guarded', { naive: false })
  expect(errors).toEqual([])
  expect(paid).toBe(WALLET / STAKE)
  expect(balance).toBe(0)
  expect(audit).toEqual({ unbalancedTransfers: 0, driftedAccounts: 0, negativeAccounts: 0, total: 0 })
}, 60_000)

test('[7.6] control: without the guard, looking first and staking then overdraws the same wallet', async () => {
  const { paid, balance, audit } = await race('unguarded', { naive: true })
  expect(paid).toBeGreaterThan(WALLET / STAKE)
  expect(balance).toBeLessThan(0)
  expect(audit.negativeAccounts).toBe(1)
}, 60_000)
