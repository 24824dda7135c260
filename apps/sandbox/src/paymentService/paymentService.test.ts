import { minor } from '@platform/sdk'
import { depositByGateway } from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { NewCharge, Payment, PaymentService } from './PaymentService.ts'

// What docs/adding-a-payment-service.md promises: another service, and nothing else changes.
const charges: NewCharge[] = []
const paid: Payment[] = []
const other: PaymentService = {
  createCharge: async (charge) => {
    charges.push(charge)
    const payUrl = `https://pay.example/${charge.orderNo}`
    return { txid: 'other-1', brCode: '', receiver: { name: '', city: '', host: '' }, payUrl, qrText: '' }
  },
  getCharge: (orderNo) => Promise.resolve(paid.filter((payment) => payment.orderNo === orderNo)),
  name: 'other',
  cancelCharge: async () => undefined,
  listPaid: () => Promise.resolve({ payments: paid }),
  payOut: () => Promise.reject(new Error('not here')),
  getPayout: async () => undefined,
  listPayouts: async () => ({ payouts: [] }),
  returnPayment: ({ endToEndId }) => Promise.resolve({ returnId: `back-${endToEndId}`, at: 5 }),
  verifyWebhook: (headers, body) => (headers.get('X-Other') === 'sound' ? { orderNo: body } : undefined),
}
const sandbox = await fileSandbox({ paymentService: other })
const hear = async (orderNo: string, headers: Record<string, string>) =>
  (await sandbox.sandbox.fetch(new Request('http://gateway/payments/webhook', { method: 'POST', headers, body: orderNo }))).status

test('[7.6] another payment service creates charges, reports payments and returns money', async () => {
  const ana = await depositor(sandbox)
  const begin = async () => {
    const form = { channelId: 'gateway', amount: minor(10_000) }
    const { orderNo } = await depositByGateway(ana.client, form, { idempotencyKey: crypto.randomUUID() })
    await sandbox.sandbox.services.payments.wake()
    return ana.order(orderNo)
  }
  const order = await begin()
  expect(order).toMatchObject({ status: 'waiting', txid: 'other-1', payUrl: `https://pay.example/${order.orderNo}` })
  expect(charges).toMatchObject([{ kind: 'page', amount: 10_000, debtor: { taxNumber: ana.idNumber, name: 'Ana Clara Souza' } }])
  paid.push({
    endToEndId: 'o1',
    orderNo: order.orderNo,
    amount: 10_000,
    payer: { taxNumber: ana.idNumber, name: 'Ana' },
    paidAt: Date.now(),
  })
  expect([await hear(order.orderNo, {}), (await ana.order(order.orderNo)).status]).toEqual([401, 'waiting'])
  expect([await hear(order.orderNo, { 'X-Other': 'sound' }), await ana.balance()]).toEqual([200, 9750])
  const second = await begin()
  paid.push({
    endToEndId: 'o2',
    orderNo: second.orderNo,
    amount: 10_000,
    payer: { taxNumber: '52998224725', name: 'Li' },
    paidAt: Date.now(),
  })
  await hear(second.orderNo, { 'X-Other': 'sound' })
  await sandbox.sandbox.services.payments.wake()
  expect(await ana.order(second.orderNo)).toMatchObject({ status: 'returned', payments: [{ returnId: 'back-o2' }] })
})

test('[7.6] the simulated bank is then absent: its page, and its part of the console', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await expect(ana.pay(orderNo)).rejects.toThrow('notFound')
  expect((await sandbox.sandbox.fetch(new Request('http://127.0.0.1:4200/bank/pay/any'))).status).toBe(404)
})
