import { minor } from '@platform/sdk'
import { payDebt } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { takeBack } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'

const sandbox = await fileSandbox()
const { db } = sandbox

/** A member who owes 300, and deposited 1,000 later. */
async function debtor() {
  const ana = await withdrawer(sandbox, { balance: 20_000 })
  const of = { merchant: 'ipanema', memberId: ana.id, at: Date.now() }
  await takeBack(db, { ...of, amount: 50_000, key: `lost:${ana.id}` }, 'clawback')
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: 100_000 })
  const pay = (amount: number, idempotencyKey = crypto.randomUUID() as string) =>
    payDebt(ana.client, { amount: minor(amount) }, { idempotencyKey })
  return { ...ana, pay }
}

test('[7.6] a member pays a debt from the balance, in part or in full, and may withdraw again', async () => {
  const ana = await debtor()
  expect(await ana.line('owed')).toMatchObject({ amount: 30_000, done: false })
  expect(await failureOf(ana.ask(5000))).toMatchObject({ code: 'withdraw.blocked', value: { item: 'owed' } })
  expect(await ana.pay(10_000)).toEqual({ owed: 20_000 })
  expect(await failureOf(ana.pay(20_001))).toMatchObject({ code: 'withdraw.debt', value: { owed: 200 } })
  expect(await ana.pay(20_000)).toEqual({ owed: 0 })
  expect([await ana.line('owed'), await ana.balance()]).toEqual([undefined, 70_000])
  expect(await ana.ask(5000)).toMatchObject({ status: 'requested' })
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] a debt is paid once: one key makes one payment, and of two parallel ones with different keys one is refused', async () => {
  const ana = await debtor()
  const key = crypto.randomUUID()
  const same = await Promise.all([ana.pay(10_000, key), ana.pay(10_000, key)].map((paid) => paid.catch((error: unknown) => error)))
  expect(same).toContainEqual({ owed: 20_000 })
  const raced = await Promise.allSettled([ana.pay(20_000), ana.pay(20_000)])
  expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await ana.balance()).toBe(70_000)
})

test('[7.6] a key pays a debt once, even after its answer was swept', async () => {
  const ana = await debtor()
  const key = crypto.randomUUID()
  await ana.pay(10_000, key)
  await db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  expect(await ana.pay(10_000, key)).toEqual({ owed: 20_000 })
  expect([await ana.balance(), (await ana.line('owed'))?.amount]).toEqual([90_000, 20_000])
})

test('[7.6] a payment of more than the cash is refused', async () => {
  const ana = await debtor()
  await takeBack(db, { merchant: 'ipanema', memberId: ana.id, at: Date.now(), amount: 95_000, key: `lost2:${ana.id}` }, 'clawback')
  expect(await failureOf(ana.pay(30_000))).toMatchObject({ code: 'wallet.insufficient' })
  expect([await ana.balance(), (await ana.line('owed'))?.amount]).toEqual([5000, 30_000])
})
