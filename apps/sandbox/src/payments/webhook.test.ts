import { minor } from '@platform/sdk'
import { depositByGateway } from '@platform/sdk/deposit'
import { afterEach, expect, test, vi } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { postNotices, WEBHOOK_PATH } from '../paymentService/bank/notices.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'
import { SIGNATURE, sign } from '../paymentService/bank/signature.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const posted: Request[] = []
let gatewayDown = false
const sandbox = await fileSandbox({
  clock: () => clock,
  postWebhook: (request) => {
    posted.push(request.clone() as Request)
    return gatewayDown ? Promise.resolve(new Response(null, { status: 502 })) : sandbox.sandbox.fetch(request)
  },
})
const bank = () => sandbox.sandbox.services.payments.bank!
afterEach(() => {
  posted.length = 0
  gatewayDown = false
  vi.restoreAllMocks()
})

const post = async (body: string, signature?: string) => {
  const headers: Record<string, string> = signature === undefined ? {} : { [SIGNATURE]: signature }
  return (await sandbox.sandbox.fetch(new Request(`http://gateway${WEBHOOK_PATH}`, { method: 'POST', headers, body }))).status
}

/** A payment that the gateway has not heard of. */
async function paidInSilence() {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await payCharge(bank(), (await chargeNamed(bank(), { reference: orderNo }))!, { silent: true })
  return { ana, orderNo, body: JSON.stringify({ id: 'n1', txid: 'x', orderNo }) }
}

test('[7.6] a webhook that the bank did not sign changes nothing: no signature, a wrong one, one of another body, an old one', async () => {
  const { ana, orderNo, body } = await paidInSilence()
  const { secret } = bank()
  const good = sign(secret, body, clock)
  const forged: [body: string, signature?: string][] = [
    [body],
    [body, ''],
    [body, sign('another secret', body, clock)],
    [body, good.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    [`${body} `, good],
    [body, sign(secret, body, clock - 300_001)],
    [body, sign(secret, body, clock + 300_001)],
    [body, good.replace('v1=', 'v2=')],
    [body, `${good},v1=${'0'.repeat(64)}`],
  ]
  for (const [sent, signature] of forged) expect([signature, await post(sent, signature)]).toEqual([signature, 401])
  expect(await ana.order(orderNo)).toMatchObject({ status: 'waiting', payments: [] })
  expect(await post(body, good)).toBe(200)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited' })
})

test('[7.6] a recorded webhook that is replayed a hundred times in parallel credits once', async () => {
  const { ana, body } = await paidInSilence()
  const signature = sign(bank().secret, body, clock)
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => post(body, signature))))).toEqual(new Set([200]))
  expect(await ana.balance()).toBe(10_000)
})

test('[7.6] a signed webhook with a false payment credits only what the bank confirms, which is nothing', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const body = JSON.stringify({ id: 'n2', orderNo, status: 'paid', amount: 1_000_000 })
  expect(await post(body, sign(bank().secret, body, clock))).toBe(200)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'waiting' })
  const unknown = JSON.stringify({ id: 'n3', orderNo: 'D0' })
  expect(await post(unknown, sign(bank().secret, unknown, clock))).toBe(200)
  expect(await post('no JSON', sign(bank().secret, 'no JSON', clock))).toBe(401)
})

test('[7.6] a webhook that the gateway missed is posted again with growing delays and a new signature', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  gatewayDown = true
  await payCharge(bank(), (await chargeNamed(bank(), { reference: orderNo }))!)
  const heard: number[] = []
  const signatures = new Set<string>()
  for (let second = 0; second < 40; second++, clock += 1000) {
    posted.length = 0
    await postNotices(bank())
    for (const { headers } of posted) {
      heard.push(second)
      signatures.add(headers.get(SIGNATURE) ?? '')
    }
  }
  expect(heard).toEqual([0, 10, 30])
  expect(signatures.size).toBe(3)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'waiting' })
  gatewayDown = false
  clock += 3_600_000
  expect(await postNotices(bank())).toBe(1)
  // Its code had ended meanwhile.
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited' })
})

test('[7.6] webhooks arrive while the site is closed for maintenance, and are sent again while the bank itself cannot be queried', async () => {
  const { ana, body } = await paidInSilence()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sandbox.console('bank/down', { down: true })
  expect(await post(body, sign(bank().secret, body, clock))).toBe(503)
  await sandbox.console('bank/down', { down: false })
  await sandbox.console('maintenance', { merchant: 'ipanema', on: true })
  expect(await post(body, sign(bank().secret, body, clock))).toBe(200)
  expect(await ana.balance()).toBe(10_000)
  const form = { channelId: 'pix', amount: 100 }
  const closed = await sandbox.send('POST', depositByGateway.path, { token: ana.token, key: 'in-maintenance', body: form })
  expect(closed.body).toMatchObject({ errorCode: 'system.maintenance' })
  await sandbox.console('maintenance', { merchant: 'ipanema', on: false })
  expect(await sandbox.db.selectFrom('deposit_orders').select('order_no').where('member_id', '=', ana.id).execute()).toHaveLength(1)
})

test('[7.6] with a clock that is a day off deposits still work: nothing is credited twice, nothing is lost', async () => {
  const ana = await depositor(sandbox)
  for (const [index, hours] of [24, -48, 24].entries()) {
    const { orderNo } = await ana.begin(5000)
    clock += hours * 3_600_000
    await ana.pay(orderNo)
    await sandbox.sandbox.services.payments.wake()
    expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', credited: minor(5000) })
    expect(await ana.balance()).toBe(5000 * (index + 1))
  }
})

test('[7.6] the bank pays out once per key, however often the request is repeated', async () => {
  const { service } = sandbox.sandbox.services.payments
  const order = {
    key: 'W1',
    amount: 5000,
    to: { taxNumber: '11144477735', name: 'Ana' },
    destination: { type: 'PIX', keyType: 'EMAIL', key: 'ana@correio.example' },
  } as const
  const [first, second] = [await service.payOut(order), await service.payOut(order)]
  expect(second).toEqual(first)
  expect((await service.payOut({ ...order, key: 'W2' })).endToEndId).not.toBe(first.endToEndId)
})

test('[7.6] the bank creates one charge for an order, however often the request is repeated: a restarted gateway repeats it', async () => {
  const { service } = sandbox.sandbox.services.payments
  const debtor = { taxNumber: '11144477735', name: 'Ana' }
  const order = { orderNo: 'D-again', kind: 'pix' as const, amount: 5000, receiver: 'Ipanema', debtor, expiresAt: clock + 1000 }
  const first = await service.createCharge(order)
  expect(await service.createCharge({ ...order, amount: 1 })).toEqual(first)
  expect(first.brCode).toContain('540550.00')
})
