import { afterEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { chargeNamed, clawBackPayment, payCharge } from '../paymentService/bank/pay.ts'
import type { Payment } from '../paymentService/PaymentService.ts'
import { reconcile, settleOrder } from './settleOrder.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => ++clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
afterEach(() => void vi.restoreAllMocks())

test('[7.6] an order with a clawed-back payment and another one being returned ends, and accepts the next payment', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const charge = (await chargeNamed(payments.bank!, { reference: orderNo }))!
  const { settling } = payments
  const first = await payCharge(payments.bank!, charge, { silent: true })
  await payCharge(payments.bank!, charge, { silent: true, byStranger: true })
  await settleOrder(settling, orderNo)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited' })
  await clawBackPayment(payments.bank!, first)
  await settleOrder(settling, orderNo)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'returning', reason: 'payer' })
  await payments.wake()
  expect(await ana.order(orderNo)).toMatchObject({ status: 'clawedBack' })
  expect(await auditLedger(db)).toEqual({})
  await payCharge(payments.bank!, charge, { silent: true })
  await settleOrder(settling, orderNo)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', credited: 10_000 })
  expect([await ana.balance(), await auditLedger(db)]).toEqual([10_000, {}])
})

test('[7.6] a payment that cannot be applied does not delay others, and is reported at the end', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const good: Payment = { endToEndId: 'E-good', orderNo, amount: 10_000, payer: { taxNumber: ana.idNumber, name: 'Ana' }, paidAt: clock }
  const told = [{ ...good, endToEndId: 'E-bad', amount: -1 }, good]
  const service = { ...payments.service, getCharge: async () => told, listPaid: async () => ({ payments: told }) }
  const settling = { ...payments.settling, service }
  await expect(reconcile(settling)).rejects.toThrow('1 of 2')
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited' })
  await expect(settleOrder(settling, orderNo)).rejects.toThrow('1 of 2')
  expect(await ana.balance()).toBe(10_000)
})
