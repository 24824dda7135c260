import { minor } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox({ clock: () => Date.UTC(2026, 10, 20, 15) })
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const wake = () => sandbox.sandbox.services.payments.wake()

/** A member who may deposit R$ 100 a day. */
async function limited() {
  const ana = await depositor(sandbox)
  await sandbox.console('limits/set', {
    merchant: 'ipanema',
    userName: ana.userName,
    person: 'Rita Alves',
    kind: 'deposit',
    period: 'day',
    value: 10_000,
  })
  return ana
}

test('[7.6] the code of a cancelled order cannot be used to exceed a limit: the excess payment is returned', async () => {
  const ana = await limited()
  const cancelled = await ana.begin(10_000)
  await deposit.cancelDeposit(ana.client, { orderNo: cancelled.orderNo }, key())
  const { orderNo } = await ana.begin(10_000)
  await ana.pay(orderNo)
  await ana.pay(cancelled.orderNo)
  await wake()
  expect(await ana.order(cancelled.orderNo)).toMatchObject({ status: 'returned', reason: 'limit', credited: minor(0) })
  expect(await ana.balance()).toBe(10_000)
})

test.each([
  ['a code that is paid twice', 10_000, 'twice', undefined, 10_000],
  ['a larger amount than requested', 10_000, 'otherAmount', 10_001, 0],
  ['an amount just within the limit', 9999, 'otherAmount', 10_000, 10_000],
])('[7.6] %s: credited amounts never exceed the limit', async (_, asked, how, paid, credited) => {
  const ana = await limited()
  const { orderNo } = await ana.begin(asked)
  await ana.pay(orderNo, how, paid)
  await wake()
  expect(await ana.balance()).toBe(credited)
  const { payments } = await ana.order(orderNo)
  for (const { status, reason } of payments) if (status === 'returned') expect(reason).toBe('limit')
})

test('[7.6] open orders and credited money count once together, whichever period is the tightest', async () => {
  const ana = await limited()
  await sandbox.console('limits/set', {
    merchant: 'ipanema',
    userName: ana.userName,
    person: 'Rita Alves',
    kind: 'deposit',
    period: 'month',
    value: 15_000,
  })
  const { orderNo } = await ana.begin(8000)
  const left = async () => (await deposit.getDepositChannels(ana.client)).limits.map((limit) => [limit.period, limit.left])
  expect(await left()).toEqual([
    ['day', 2000],
    ['month', 7000],
  ])
  await ana.pay(orderNo)
  await wake()
  expect(await left()).toEqual([
    ['day', 2000],
    ['month', 7000],
  ])
  expect(await failureOf(ana.begin(2001))).toMatchObject({
    code: 'limit.deposit',
    value: { period: 'day', limit: 10_000, left: 2000, resetsAt: Date.UTC(2026, 10, 21, 3) },
  })
  await ana.begin(2000)
})
