import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { auditLedger } from '../server/auditLedger.ts'
import type { LimitOrders, LimitOutcome } from '../testing/limitWorker.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { setLimit } from './changeLimit.ts'
import { playGauges } from './playGauges.ts'

const LIMIT = 10_003
const at = Date.UTC(2026, 10, 20, 15)

/** 200 parallel stakes of one member by each of two processes; the limit allows about 97. */
async function race({ naive }: { naive: boolean }) {
  const databaseUrl = await testDatabase()
  const { db, sandbox, close } = await startTestSandbox({ databaseUrl, clock: () => at })
  const memberId = await addMember(db, { merchant: 'ipanema', account: 'racer', balance: 1_000_000, now: 1, cost: testCost })
  const { market } = sandbox.services.merchants.find('ipanema')!
  await db
    .transaction()
    .execute((trx) => setLimit(trx, { market, memberId, at }, { kind: 'loss', period: 'day', value: LIMIT, actor: 'member' }))
  const orders: LimitOrders = { databaseUrl, memberId, stakes: 200, at, naive }
  const workers = await Promise.all(['one', 'two'].map(() => startWorker<LimitOrders, LimitOutcome>('limitWorker.ts', orders)))
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const [loss] = await playGauges(db, memberId, at)
  const result = { errors: outcomes.flatMap(({ errors }) => errors), used: loss!.used, audit: await auditLedger(db) }
  await close()
  return { ...result, taken: outcomes.reduce((sum, { taken }) => sum + taken, 0) }
}

test('[7.6] two processes, 200 parallel stakes each: a loss limit is never passed by a cent, and used up', async () => {
  const { errors, taken, used, audit } = await race({ naive: false })
  expect(errors).toEqual([])
  expect(used).toBe(taken)
  expect(taken).toBeLessThanOrEqual(LIMIT)
  // Nothing that was refused would have fitted.
  expect(LIMIT - taken).toBeLessThan(106)
  expect(audit).toEqual({})
}, 120_000)

test('[7.6] control: reading what is left before the stake passes the same limit', async () => {
  const { taken, errors } = await race({ naive: true })
  expect(errors).toEqual([])
  expect(taken).toBeGreaterThan(LIMIT)
}, 120_000)
