import { afterEach, expect, test, vi } from 'vitest'
import { addEffect } from '../ledger/effects.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'
import type { Payment } from '../paymentService/PaymentService.ts'
import { reconcile } from './settleOrder.ts'
import { timely } from '../paymentService/timely.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
afterEach(() => void vi.restoreAllMocks())

test('[7.6] payments without a webhook are found page by page, and after that only newer ones', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const charge = (await chargeNamed(payments.bank!, { reference: orderNo }))!
  for (let paid = 0; paid < 201; paid++) await payCharge(payments.bank!, charge, { silent: true, amount: 100 })
  const asked: [since: number, cursor?: string][] = []
  const listPaid: typeof payments.service.listPaid = (since, cursor) => {
    asked.push([since, cursor])
    return payments.service.listPaid(since, cursor)
  }
  const settling = { ...payments.settling, service: { ...payments.service, listPaid } }
  expect([await reconcile(settling), await ana.balance()]).toEqual([201, 20_100])
  expect(asked.map(([, cursor]) => typeof cursor)).toEqual(['undefined', 'string'])
  clock += 86_400_000
  asked.length = 0
  expect(await reconcile(settling)).toBe(0)
  clock += 86_400_000
  expect(await reconcile(settling)).toBe(0)
  expect([...new Set(asked.map(([since]) => clock - since))]).toEqual([2 * 86_400_000 + 3_600_000, 86_400_000 + 3_600_000])
})

test('[7.6] payments that could not be applied are requested again', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const payer = { taxNumber: ana.idNumber, name: 'Ana' }
  const bad: Payment = { endToEndId: 'E-later', orderNo, amount: -1, payer, paidAt: clock }
  let told = bad
  const service = { ...payments.service, name: 'flaky', listPaid: async () => ({ payments: [told] }) }
  await expect(reconcile({ ...payments.settling, service })).rejects.toThrow('1 of 1')
  expect(await db.selectFrom('deposit_watermark').select('at').where('service', '=', 'flaky').execute()).toEqual([])
  told = { ...bad, amount: 10_000 }
  expect([await reconcile({ ...payments.settling, service }), await ana.balance()]).toEqual([1, 10_000])
})

test('[7.6] a failed step of the external work is reported, and does not delay others', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await ana.pay(orderNo, 'otherPayer')
  await addEffect(db, { kind: 'depositReturn', key: 'E-nobody', payload: {} }, clock)
  vi.spyOn(payments.bank!, 'now').mockImplementation(() => {
    throw new Error('the clock of the bank stands still')
  })
  await payments.keepUp()
  expect(errors).toHaveBeenCalledWith('payments:', expect.objectContaining({ message: expect.stringContaining('stands still') }))
})

test('[7.6] a service that does not answer counts as down', async () => {
  const silent = timely({ ...payments.service, getCharge: () => new Promise(() => undefined) }, 20)
  await expect(silent.getCharge('D1')).rejects.toThrow('no answer within 20 ms')
})
