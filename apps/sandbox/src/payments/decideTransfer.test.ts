import { minor } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import { setLimit } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { enterState } from '../protection/enterState.ts'
import { endProtections } from '../protection/reopen.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { decideTransfer } from './decideTransfer.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const { settling } = sandbox.sandbox.services.payments
const cpfs = new Map<string, string>()
const decide = (orderNo: string, outcome: 'approved' | 'refused') =>
  decideTransfer(settling, orderNo, { outcome, payer: { taxNumber: cpfs.get(orderNo)!, name: 'Ana Clara Souza' } })

async function transferred() {
  const ana = await depositor(sandbox)
  const [bank] = await deposit.getDepositBanks(ana.client, { channelId: 'transfer' })
  const form = { channelId: 'transfer', amount: minor(20_000), bankCode: bank!.bankCode }
  const order = await deposit.depositByTransfer(ana.client, form, key())
  cpfs.set(order.orderNo, ana.idNumber)
  return { ana, ...order }
}

test('[7.6] a transfer that cannot be credited is not approved: the operator gets the reason, and nothing changes', async () => {
  const { ana, orderNo } = await transferred()
  await db.updateTable('members').set({ disabled: true }).where('id', '=', ana.id).execute()
  await expect(decide(orderNo, 'approved')).rejects.toMatchObject({ code: 'deposit.returned', value: { reason: 'account' } })
  const { status } = await db.selectFrom('deposit_orders').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  const effects = await db.selectFrom('effects').select('key').where('key', '=', `T${orderNo}`).execute()
  expect([status, effects]).toEqual(['waiting', []])
  await decide(orderNo, 'refused')
})

test('[7.6] the operator credits no transfer over a limit of deposits, also one of an order that had ended', async () => {
  const { ana, orderNo } = await transferred()
  await deposit.cancelDeposit(ana.client, { orderNo }, key())
  await setLimit(ana.client, { kind: 'deposit', period: 'month', value: 19_999 })
  await expect(decide(orderNo, 'approved')).rejects.toMatchObject({ code: 'deposit.returned', value: { reason: 'limit' } })
  expect(await ana.balance()).toBe(0)
})

test('[7.6] money of a cancelled or refused transfer is credited nevertheless, once', async () => {
  const cancelled = await transferred()
  await deposit.cancelDeposit(cancelled.ana.client, { orderNo: cancelled.orderNo }, key())
  const refused = await transferred()
  await decide(refused.orderNo, 'refused')
  for (const { ana, orderNo } of [cancelled, refused]) {
    await decide(orderNo, 'approved')
    expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', reason: 'late', credited: 20_000 })
    await expect(decide(orderNo, 'approved')).rejects.toMatchObject({ code: 'deposit.closed' })
    expect(await ana.balance()).toBe(20_000)
  }
})

test('[7.6] of two operators who decide in parallel one is refused', async () => {
  const { ana, orderNo } = await transferred()
  const outcomes = await Promise.allSettled([decide(orderNo, 'approved'), decide(orderNo, 'approved')])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await ana.balance()).toBe(20_000)
})

test('[7.6] of a parallel approval and refusal the approval wins, whichever is first', async () => {
  const { ana, orderNo } = await transferred()
  const [approved] = await Promise.allSettled([decide(orderNo, 'approved'), decide(orderNo, 'refused')])
  expect(approved.status).toBe('fulfilled')
  expect(await ana.balance()).toBe(20_000)
})

test('[7.6] a pause cancels a transfer that an operator reviews: its money goes back, also once the pause is over', async () => {
  const { ana, orderNo } = await transferred()
  await deposit.sendDepositReceipt(ana.client, { orderNo, images: [pictureBlob()] }, key())
  const { services } = sandbox.sandbox
  const context = contextFor(services, services.merchants.find('ipanema')!, ana.id)
  await enterState(context, { state: 'paused', until: clock + 1000, actor: 'member' })
  const order = () => db.selectFrom('deposit_orders').select(['status', 'reason']).where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  expect(await order()).toEqual({ status: 'cancelled', reason: 'account' })
  const returned = { code: 'deposit.returned', value: { reason: 'account' } }
  await expect(decide(orderNo, 'approved')).rejects.toMatchObject(returned)
  clock += 1000
  await endProtections(db, clock)
  await expect(decide(orderNo, 'approved')).rejects.toMatchObject(returned)
  expect([await order(), await ana.balance()]).toEqual([{ status: 'cancelled', reason: 'account' }, 0])
})
