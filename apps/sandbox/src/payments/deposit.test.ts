import { createHash } from 'node:crypto'
import { minor } from '@platform/sdk'
import { agreesWithOrder } from '@platform/sdk/brCode'
import * as deposit from '@platform/sdk/deposit'
import { getTurnover } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { pictureSize } from '../gateway/pictures/pictureSize.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { transfer } from '../ledger/transfer.ts'
import { maskCpf } from '../base/mask.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { reconcile } from './settleOrder.ts'

let clock = Date.UTC(2026, 10, 20, 15)
/** A merchant in a regulated market, and one that lists wallets of another country. */
const regulated = {
  code: 'regrada',
  trialCode: 'regrada_trial',
  name: 'Regrada',
  domain: 'regrada.example',
  port: 3,
  market: 'br',
  features: ['DEPRECM3'],
}
const eastern = {
  code: 'oriente',
  trialCode: 'oriente_trial',
  name: 'Oriente',
  domain: 'oriente.example',
  port: 4,
  features: ['DEPRECM3'],
  deposits: ['ALIPAY', 'QQ', 'WECHAT'] as const,
}
const sandbox = await fileSandbox({ clock: () => clock, merchants: [...merchants, regulated, eastern] })
const { db } = sandbox
afterEach(() => void vi.restoreAllMocks())
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const events = ({ timeline }: deposit.DepositOrder) => timeline.map(({ event }) => event).join(' ')
const messagesOf = async (id: number) =>
  (await db.selectFrom('messages').select('title_en').where('member_id', '=', id).execute()).map(({ title_en }) => title_en)
const wake = () => sandbox.sandbox.services.payments.wake()

test('[contract: money] what is no amount in cents makes no order', async () => {
  const { token, id } = await depositor(sandbox)
  const amounts = [0.1 + 0.2, '50.005', 2 ** 53, '9007199254740993', '50,00', '5e1', '.5', '50.', null, true, [50], '\u0665\u0660', -50]
  for (const amount of amounts) {
    const options = { token, key: crypto.randomUUID(), body: { channelId: 'pix', amount } }
    const { status } = await sandbox.send('POST', deposit.depositByGateway.path, options)
    expect([amount, status]).toEqual([amount, 400])
  }
  const { length } = await db.selectFrom('deposit_orders').select('order_no').where('member_id', '=', id).execute()
  expect(length).toBe(0)
})

test('[7.6] a PIX deposit: order, matching code, payment, credit; the proof contains every id', async () => {
  const ana = await depositor(sandbox)
  const waiting = await ana.begin(12_345)
  expect(waiting).toMatchObject({
    status: 'waiting',
    payerCpf: maskCpf(ana.idNumber),
    receiver: { host: 'pix.banco.example' },
    payments: [],
  })
  expect(agreesWithOrder(waiting.brCode, waiting)).toBe(true)
  expect(waiting.txid).toMatch(/^[a-zA-Z0-9]{26,35}$/)
  expect(waiting.expiresAt - waiting.createdAt).toBe(1_800_000)
  const { endToEndId } = await ana.pay(waiting.orderNo)
  expect(endToEndId).toMatch(/^E\d{8}\d{12}[A-Za-z0-9]{11}$/)
  const order = await ana.order(waiting.orderNo)
  expect(order).toMatchObject({ status: 'credited', credited: 12_345, fee: 0, cancellable: false, renewable: false })
  expect(order.payments).toMatchObject([{ endToEndId, amount: 12_345, status: 'credited', payerName: 'Ana C••• S•••' }])
  expect(order.payments[0]!.transferIds).toHaveLength(1)
  expect(events(order)).toBe('created code paid payerChecked credited')
  expect(await ana.balance()).toBe(12_345)
  const proof = deposit.depositProof(order)
  expect(createHash('sha256').update(proof).digest('hex')).toBe(order.proofHash)
  expect(JSON.parse(proof)).toMatchObject({ orderNo: order.orderNo, txid: order.txid, payments: [{ endToEndId, amount: 12_345 }] })
})

test('[7.6] what banks limit belongs to the means of payment: PIX has a night and new devices, a transfer neither, a foreign wallet no bank', async () => {
  const ana = await depositor(sandbox)
  const limitsOf = async (client: typeof ana.client) =>
    Object.fromEntries((await deposit.getDepositChannels(client, {})).channels.map(({ type, bankLimits }) => [type, bankLimits]))
  const pix = { night: { amount: 100_000, from: 20, until: 6 }, device: { amount: 20_000, daily: 100_000 } }
  expect(await limitsOf(ana.client)).toEqual({ PIX: pix, GATEWAY: {}, TRANSFER: {} })
  expect((await ana.begin()).bankLimits).toEqual(pix)
  const abroad = await depositor(sandbox, { merchant: 'oriente' })
  expect(await limitsOf(abroad.client)).toMatchObject({ PIX: pix, ALIPAY: undefined, QQ: undefined, WECHAT: undefined })
})

test('[7.6] money from another person’s account is returned: payer masked, return id, an unchanged balance, a message', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await ana.pay(orderNo, 'otherPayer')
  await wake()
  const order = await ana.order(orderNo)
  expect(order).toMatchObject({ status: 'returned', reason: 'payer', credited: 0 })
  expect(order.payments[0]).toMatchObject({
    status: 'returned',
    reason: 'payer',
    payerName: 'Marcos V••• P•••',
    payerCpf: '•••.982.247-••',
  })
  expect(order.payments[0]!.returnId).toMatch(/^D\d{20}[A-Za-z0-9]{11}$/)
  expect(events(order)).toBe('created code paid returning returned')
  expect([await ana.balance(), await messagesOf(ana.id)]).toEqual([0, ['A deposit is being returned']])
})

test('[7.6] another amount is credited as it arrived, or returned, by the rule of the channel', async () => {
  const ana = await depositor(sandbox)
  const first = await ana.begin(10_000)
  await ana.pay(first.orderNo, 'otherAmount', 4321)
  expect(await ana.order(first.orderNo)).toMatchObject({ status: 'credited', reason: 'amount', credited: 4321 })
  await db
    .updateTable('deposit_channels')
    .set({ amount_rule: 'return' })
    .where('merchant', '=', 'ipanema')
    .where('id', '=', 'pix')
    .execute()
  const second = await ana.begin(10_000)
  await ana.pay(second.orderNo, 'otherAmount', 4321)
  await wake()
  expect(await ana.order(second.orderNo)).toMatchObject({ status: 'returned', reason: 'amount', credited: 0 })
  await db.updateTable('deposit_channels').set({ amount_rule: 'credit' }).where('id', '=', 'pix').execute()
  expect(await ana.balance()).toBe(4321)
})

test('[7.6] money that arrives after the code has expired or was cancelled is credited or returned, with a message', async () => {
  const ana = await depositor(sandbox)
  const late = await ana.begin()
  await ana.pay(late.orderNo, 'late')
  expect(await ana.order(late.orderNo)).toMatchObject({ status: 'credited', reason: 'late', credited: 10_000 })
  const cancelled = await ana.begin()
  expect(await deposit.cancelDeposit(ana.client, { orderNo: cancelled.orderNo }, key())).toMatchObject({ status: 'cancelled' })
  await db.updateTable('deposit_channels').set({ late_rule: 'return' }).where('merchant', '=', 'ipanema').where('id', '=', 'pix').execute()
  await ana.pay(cancelled.orderNo)
  await wake()
  await db.updateTable('deposit_channels').set({ late_rule: 'credit' }).where('id', '=', 'pix').execute()
  expect(await ana.order(cancelled.orderNo)).toMatchObject({ status: 'returned', reason: 'late' })
  expect(await ana.balance()).toBe(10_000)
})

test('[7.6] two payments of one order are two; ten webhooks of one are one; out of order changes nothing; without a webhook the payment is found', async () => {
  const ana = await depositor(sandbox)
  const expected: [how: string, payments: number][] = [['twice', 2], ['tenWebhooks', 1], ['outOfOrder', 1], ['silent', 1]] // prettier-ignore
  let balance = 0
  for (const [how, payments] of expected) {
    const { orderNo } = await ana.begin(2000)
    await ana.pay(orderNo, how)
    if (how === 'silent') {
      expect(await ana.order(orderNo)).toMatchObject({ status: 'waiting' })
      const { settling } = sandbox.sandbox.services.payments
      expect([await reconcile(settling), await reconcile(settling)]).toEqual([1, 0])
    }
    const order = await ana.order(orderNo)
    expect([how, order.status, order.payments.length]).toEqual([how, 'credited', payments])
    expect(order.payments.map(({ reason }) => reason)).toEqual(payments === 2 ? [undefined, 'again'] : [undefined])
    balance += payments * 2000
    expect(await ana.balance()).toBe(balance)
  }
})

test('[7.6] the bank is queried immediately when the member reports the payment', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  expect(await deposit.reportDepositPaid(ana.client, { orderNo })).toMatchObject({ status: 'waiting' })
  await ana.pay(orderNo, 'silent')
  expect(await deposit.reportDepositPaid(ana.client, { orderNo })).toMatchObject({ status: 'credited' })
})

test('[7.6] a claw-back takes the available money and ends the bonus; the rest becomes a debt, never a negative balance', async () => {
  const ana = await depositor(sandbox)
  const [promotion] = (await deposit.getDepositPromotions(ana.client, { amount: minor(10_000) })).content
  expect(promotion).toMatchObject({ bonus: 10_000, required: 100_000 })
  const { orderNo } = await ana.begin(10_000, { promotionId: promotion!.id })
  await ana.pay(orderNo)
  await wake()
  expect(events(await ana.order(orderNo))).toBe('created promotion code paid payerChecked credited bonus')
  expect(await ana.balance()).toBe(20_000)
  const legs = [
    { party: { memberId: ana.id, bucket: 'cash' as const }, amount: -7000 },
    { party: 'house' as const, amount: 7000 },
  ]
  await transfer(db, { merchant: 'ipanema', kind: 'adjustment', key: `gone:${orderNo}`, legs, at: clock })
  await sandbox.console('bank/clawback', { orderNo })
  expect(await ana.order(orderNo)).toMatchObject({ status: 'clawedBack', credited: 0, payments: [{ status: 'clawedBack' }] })
  expect(await ana.balance()).toBe(0)
  const owed = await db.selectFrom('ledger_accounts').select(['debits_posted', 'credits_posted']).where('member_id', '=', ana.id).where('kind', '=', 'receivable').executeTakeFirstOrThrow() // prettier-ignore
  expect(owed.debits_posted - owed.credits_posted).toBe(7000)
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] a payment that the bank takes back before it was processed is never credited', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await sandbox.console('bank/down', { down: true })
  await ana.pay(orderNo, 'silent').catch(() => undefined)
  await sandbox.console('bank/clawback', { orderNo })
  await sandbox.console('bank/down', { down: false })
  await deposit.reportDepositPaid(ana.client, { orderNo })
  expect(await ana.order(orderNo)).toMatchObject({ status: 'clawedBack', credited: 0 })
  expect(await ana.balance()).toBe(0)
})

test('[7.6] while the bank is down an order waits for its code and nothing is lost; then it continues', async () => {
  const ana = await depositor(sandbox)
  await sandbox.console('bank/down', { down: true })
  const created = await ana.begin()
  expect(created).toMatchObject({ status: 'created', brCode: '', cancellable: true })
  expect(await deposit.reportDepositPaid(ana.client, { orderNo: created.orderNo })).toMatchObject({ status: 'created' })
  clock += 11_000
  await sandbox.console('bank/down', { down: false })
  await wake()
  expect(await ana.order(created.orderNo)).toMatchObject({ status: 'waiting' })
  await ana.pay(created.orderNo)
  expect(await ana.balance()).toBe(10_000)
})

test('[7.6] one open order of a member in a channel: another is refused with the number of the first; a new code replaces the old one', async () => {
  const ana = await depositor(sandbox)
  const first = await ana.begin()
  const again = { channelId: 'pix', amount: minor(5000) }
  const refused = await failureOf(deposit.depositByGateway(ana.client, again, key()))
  expect(refused).toMatchObject({ code: 'deposit.open', value: { orderNo: first.orderNo } })
  const { channels } = await deposit.getDepositChannels(ana.client)
  expect(channels.map(({ channelId, openOrderNo }) => [channelId, openOrderNo])).toEqual([['pix', first.orderNo], ['gateway', ''], ['transfer', '']]) // prettier-ignore
  const second = await deposit.renewDeposit(ana.client, { orderNo: first.orderNo }, key())
  expect(second).toMatchObject({ amount: 10_000, status: 'created' })
  expect(await ana.order(first.orderNo)).toMatchObject({ status: 'cancelled', reason: 'renewed' })
  await ana.pay(first.orderNo)
  await ana.pay(second.orderNo)
  expect(await ana.balance()).toBe(20_000)
  expect(await failureOf(deposit.renewDeposit(ana.client, { orderNo: second.orderNo }, key()))).toMatchObject({ code: 'deposit.closed' })
})

test('[7.6] a code expires after its time and a grace period of two minutes, by the gateway’s clock', async () => {
  const ana = await depositor(sandbox)
  const { orderNo, expiresAt } = await ana.begin()
  clock = expiresAt + 119_000
  expect(await ana.order(orderNo)).toMatchObject({ status: 'waiting' })
  clock = expiresAt + 120_000
  const ended = await ana.order(orderNo)
  expect(ended).toMatchObject({ status: 'expired', renewable: true, cancellable: false })
  expect(events(ended)).toBe('created code expired')
  clock += 86_400_000
  await ana.pay(orderNo)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', reason: 'late' })
})

test('[7.6] amount, payer, channel and limit are checked before a code is created', async () => {
  const ana = await depositor(sandbox)
  const send = (amount: number, channelId = 'pix') =>
    failureOf(deposit.depositByGateway(ana.client, { channelId, amount: minor(amount) }, key()))
  expect(await send(999)).toMatchObject({ code: 'validation', value: { fields: { amount: 'deposit.min' } } })
  expect(await send(5_000_001)).toMatchObject({ value: { fields: { amount: 'deposit.max' } } })
  expect(await send(10_000, 'transfer')).toMatchObject({ code: 'deposit.channel' })
  expect(await send(10_000, 'alipay')).toMatchObject({ code: 'deposit.channel' })
  await sandbox.console('deposits/channel', { merchant: 'ipanema', channelId: 'gateway', maintenance: true })
  expect(await send(10_000, 'gateway')).toMatchObject({ code: 'deposit.channel' })
  await sandbox.console('deposits/channel', { merchant: 'ipanema', channelId: 'gateway', maintenance: false })
  const unknown = await depositor(sandbox, { known: false })
  const asked = deposit.depositByGateway(unknown.client, { channelId: 'pix', amount: minor(5000) }, key())
  expect(await failureOf(asked)).toMatchObject({ code: 'deposit.payer' })
  for (const [period, amount] of [
    ['day', 8000],
    ['month', 30_000],
  ] as const)
    // prettier-ignore
    await sandbox.console('limits/set', { merchant: 'ipanema', userName: ana.userName, person: 'Rita Alves', kind: 'deposit', period, value: amount })
  const { orderNo } = await ana.begin(5000)
  expect(await send(3001, 'gateway')).toMatchObject({ code: 'limit.deposit', value: { period: 'day', limit: 8000, left: 3000 } })
  await ana.pay(orderNo)
  expect((await deposit.getDepositChannels(ana.client)).limits).toEqual([{ period: 'day', amount: 8000, left: 3000 }, { period: 'month', amount: 30_000, left: 25_000 }]) // prettier-ignore
  clock += 86_400_000
  expect(await ana.begin(8000)).toMatchObject({ status: 'waiting' })
})

test('[7.6] a transfer: bank, remark, receipt, an operator who approves; another is refused with a reason', async () => {
  const ana = await depositor(sandbox)
  const [bank] = await deposit.getDepositBanks(ana.client, { channelId: 'transfer' })
  const make = () =>
    deposit.depositByTransfer(ana.client, { channelId: 'transfer', amount: minor(20_000), bankCode: bank!.bankCode }, key())
  const order = await make()
  expect(order).toMatchObject({ status: 'waiting', bank: { bankName: 'Banco do Brasil' }, remark: expect.stringMatching(/^\d{8}$/) })
  const images = [pictureBlob()]
  const sent = await deposit.sendDepositReceipt(ana.client, { orderNo: order.orderNo, images }, key())
  expect(sent).toMatchObject({ status: 'review', receipts: 1 })
  const upload = await db
    .selectFrom('uploads')
    .select(['id', 'content'])
    .where('deposit_order', '=', order.orderNo)
    .executeTakeFirstOrThrow()
  expect(pictureSize(upload.content)).toBeUndefined()
  const shown = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200/console/api/uploads/${upload.id}`))
  expect(pictureSize(new Uint8Array(await shown.arrayBuffer()))).toEqual({ mime: 'image/jpeg', width: 3, height: 2 })
  await sandbox.console('deposits/decide', { orderNo: order.orderNo, outcome: 'approved', payerCpf: ana.idNumber })
  expect(await ana.order(order.orderNo)).toMatchObject({ status: 'credited', credited: 20_000 })
  const other = await make()
  await sandbox.console('deposits/decide', { orderNo: other.orderNo, outcome: 'refused' })
  expect(await ana.order(other.orderNo)).toMatchObject({ status: 'failed', reason: 'receipt' })
  expect(await failureOf(deposit.sendDepositReceipt(ana.client, { orderNo: other.orderNo, images }, key()))).toMatchObject({
    code: 'deposit.closed',
  })
  expect(await failureOf(deposit.depositByTransfer(ana.client, { channelId: 'transfer', amount: minor(20_000), bankCode: '999' }, key()))).toMatchObject({ code: 'deposit.bank' }) // prettier-ignore
  expect(await ana.balance()).toBe(20_000)
})

test('[7.6] a payment page of the bank accepts the payment; the fee is deducted from the received amount', async () => {
  const ana = await depositor(sandbox)
  const { orderNo, payUrl, fee } = await ana.begin(10_000, { channelId: 'gateway' })
  expect([fee, new URL(payUrl).pathname.startsWith('/bank/pay/')]).toEqual([250, true])
  const open = (method: string) => sandbox.sandbox.fetch(new Request(payUrl, { method, ...(method === 'POST' && { body: new URLSearchParams({ payer: 'own' }) }) })) // prettier-ignore
  expect(await (await open('GET')).text()).toContain('R$&nbsp;100,00'.replace('&nbsp;', '\u00a0'))
  expect(await (await open('POST')).text()).toContain('Pagamento feito')
  await open('POST')
  expect(await ana.order(orderNo)).toMatchObject({ status: 'credited', credited: 9750, fee: 250, payments: [{ amount: 10_000 }] })
  expect(await ana.balance()).toBe(9750)
  const other = await ana.begin(10_000, { channelId: 'gateway' })
  await sandbox.sandbox.fetch(new Request(other.payUrl, { method: 'POST', body: new URLSearchParams({ payer: 'other' }) }))
  await wake()
  expect(await ana.order(other.orderNo)).toMatchObject({ status: 'returned', reason: 'payer' })
  expect(await ana.balance()).toBe(9750)
})

test('[7.6] Alipay, QQ and WeChat are available only for merchants that list them', async () => {
  const li = await depositor(sandbox, { merchant: 'oriente', known: false })
  const calls = { alipay: deposit.depositByAlipay, qq: deposit.depositByQq, wechat: deposit.depositByWeChat }
  for (const [channelId, call] of Object.entries(calls)) {
    const { orderNo } = await call(li.client, { channelId, amount: minor(10_000) }, key())
    await wake()
    expect(await li.order(orderNo)).toMatchObject({ status: 'waiting', brCode: '', qrText: expect.stringMatching(/^http.*\/bank\/pay\//) })
    await li.pay(orderNo)
  }
  const cents = deposit.depositByAlipay(li.client, { channelId: 'alipay', amount: minor(10_050) }, key())
  expect(await failureOf(cents)).toMatchObject({ code: 'validation', value: { fields: { amount: 'deposit.multiple' } } })
  expect(await li.balance()).toBe(30_000)
  const other = await depositor(sandbox, { merchant: 'lotus' })
  const { channels } = await deposit.getDepositChannels(other.client)
  expect(channels.map(({ type }) => type)).toEqual(['PIX', 'GATEWAY', 'TRANSFER'])
})

test('[7.6] [market br.rules.means br.rules.depositBonus] the regulated market: PIX, TED and an own debit card; no bonus, no wallet, no credit card, whatever was configured', async () => {
  const ana = await depositor(sandbox, { merchant: 'regrada' })
  const offer = await deposit.getDepositChannels(ana.client)
  expect([offer.promotions, offer.channels.map(({ type, channelName }) => [type, channelName])]).toEqual([
    false,
    [['PIX', 'Pix'], ['CARD', 'Cartão de débito no seu nome'], ['TRANSFER', 'TED']],
  ]) // prettier-ignore
  const wallet = await db.selectFrom('deposit_channels').selectAll().where('merchant', '=', 'oriente').where('id', '=', 'alipay').executeTakeFirstOrThrow() // prettier-ignore
  await db.insertInto('deposit_channels').values({ ...wallet, suggestions: '[]', merchant: 'regrada', type: 'GATEWAY', means: 'creditCard', id: 'credit' }).execute() // prettier-ignore
  const asked = (channelId: string, promotionId?: string) =>
    failureOf(deposit.depositByGateway(ana.client, { channelId, amount: minor(10_000), promotionId }, key()))
  expect(await asked('credit')).toMatchObject({ code: 'deposit.channel' })
  expect(await asked('pix', '1')).toMatchObject({ code: 'access.market' })
  expect(await failureOf(deposit.getDepositPromotions(ana.client))).toMatchObject({ code: 'access.market' })
  expect(await failureOf(deposit.depositByAlipay(ana.client, { channelId: 'alipay', amount: minor(10_000) }, key()))).toMatchObject({ code: 'access.market' }) // prettier-ignore
  const { orderNo } = await ana.begin()
  const accept = deposit.acceptDepositPromotion(ana.client, { orderNo, promotionId: '1' }, key())
  expect(await failureOf(accept)).toMatchObject({ code: 'access.market' })
})

test('[7.6] a member chooses a promotion, sees its cost, and gets it with its turnover once the money arrives', async () => {
  const ana = await depositor(sandbox)
  const { content } = await deposit.getDepositPromotions(ana.client, { amount: minor(10_000) })
  const [double] = content
  expect(double).toMatchObject({ percent: 100, multiple: 10, bonus: 10_000, required: 100_000 })
  expect(double!.expectedCost).toBe(Math.min(...double!.weights.map(({ expectedCost }) => expectedCost)))
  expect(double!.expectedCost).toBeGreaterThan(0)
  for (const promotionId of [content[1]!.id, '999', 'none']) {
    const small = deposit.depositByGateway(ana.client, { channelId: 'pix', amount: minor(2000), promotionId }, key())
    expect(await failureOf(small)).toMatchObject({ code: 'deposit.promotion' })
  }
  const { orderNo, promotion: none } = await ana.begin(10_000)
  expect(none).toBeUndefined()
  const accepted = await deposit.acceptDepositPromotion(ana.client, { orderNo, promotionId: double!.id }, key())
  expect(accepted.promotion).toMatchObject({ id: double!.id, bonus: 10_000 })
  await ana.pay(orderNo, 'twice')
  await wake()
  expect(await ana.balance()).toBe(30_000)
  const { requirements } = await getTurnover(ana.client)
  expect(requirements).toMatchObject([{ source: 'bonus', bonus: 10_000, required: 100_000, title: 'Primeiro depósito em dobro' }])
  expect(await failureOf(deposit.acceptDepositPromotion(ana.client, { orderNo, promotionId: double!.id }, key()))).toMatchObject({ code: 'deposit.closed' }) // prettier-ignore
})

test('[7.6] with an empty bonus pool the money is credited, and the bonus follows once the pool is filled', async () => {
  const bia = await depositor(sandbox, { merchant: 'lotus' })
  const pool = await db.selectFrom('ledger_accounts').selectAll().where('merchant', '=', 'lotus').where('kind', '=', 'promotion').executeTakeFirstOrThrow() // prettier-ignore
  const move = (amount: number, name: string) => {
    const legs = [{ party: 'promotion' as const, amount }, { party: 'house' as const, amount: -amount }] // prettier-ignore
    return transfer(db, { merchant: 'lotus', kind: 'budget', key: name, legs, at: clock })
  }
  await move(-pool.balance, 'emptied')
  const [promotion] = (await deposit.getDepositPromotions(bia.client, { amount: minor(10_000) })).content
  const { orderNo } = await bia.begin(10_000, { promotionId: promotion!.id })
  await bia.pay(orderNo)
  await wake()
  expect(await bia.balance()).toBe(10_000)
  await move(pool.balance, 'filled')
  clock += 60_000
  await wake()
  expect(await bia.balance()).toBe(20_000)
})

test('[7.6] closed accounts get their money back', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await db.updateTable('members').set({ disabled: true }).where('id', '=', ana.id).execute()
  await ana.pay(orderNo)
  await wake()
  const { status, reason } = await db.selectFrom('deposit_payments').select(['status', 'reason']).where('order_no', '=', orderNo).executeTakeFirstOrThrow() // prettier-ignore
  expect([status, reason, await ana.balance()]).toEqual(['returned', 'account', 0])
})

test('[7.6] the records list each deposit once, with sums of the complete range', async () => {
  const ana = await depositor(sandbox)
  const paid = await ana.begin(10_000)
  await ana.pay(paid.orderNo)
  const cancelled = await ana.begin(3000)
  await deposit.cancelDeposit(ana.client, { orderNo: cancelled.orderNo }, key())
  const day = new Date(clock - 3 * 3_600_000).toISOString().slice(0, 10)
  const all = await deposit.getDepositRecords(ana.client, { startDate: day, endDate: day })
  const statuses = new Map(all.content.map(({ orderNo, status }) => [orderNo, status]))
  expect(statuses).toEqual(new Map([[paid.orderNo, 'credited'], [cancelled.orderNo, 'cancelled']])) // prettier-ignore
  expect(all.footer).toEqual({ count: 2, amount: 13_000, credited: 10_000, fee: 0 })
  const one = await deposit.getDepositRecords(ana.client, { startDate: day, endDate: day, status: ['credited'], channelId: 'pix' })
  expect(one.footer).toMatchObject({ count: 1, amount: 10_000 })
})

test('[6] trial and test accounts cannot deposit', async () => {
  const trial = await depositor(sandbox, { type: 4, known: false })
  const asTrial = sandbox.send('GET', deposit.getDepositChannels.path, { token: trial.token, merchant: 'ipanema_trial' })
  expect((await asTrial).body).toMatchObject({ errorCode: 'access.trial' })
  const test40 = await depositor(sandbox, { type: 40 })
  const form = { channelId: 'pix', amount: minor(5000) }
  expect(await failureOf(deposit.depositByGateway(test40.client, form, key()))).toMatchObject({ code: 'access.role' })
})

test('[7.6] states never go back: the database refuses it', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  await ana.pay(orderNo)
  const back = db.updateTable('deposit_orders').set({ status: 'waiting' }).where('order_no', '=', orderNo).execute()
  await expect(back).rejects.toMatchObject({ constraint: 'deposit_never_goes_back' })
})

test('[7.6] no column of a deposit, a bank or an effect contains the CPF of a payer; the control finds one', async () => {
  const found = async (text: string) => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'members'`.execute(db) // prettier-ignore
    const hits = await Promise.all(
      rows.map(async ({ name }) => {
        const { rows: lines } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t where t::text like ${`%${text}%`}`.execute(db) // prettier-ignore
        return lines.length > 0 ? [name] : []
      }),
    )
    return hits.flat()
  }
  const { idNumber, ...ana } = await depositor(sandbox)
  await ana.pay((await ana.begin()).orderNo)
  expect([await found(idNumber), await found('52998224725')]).toEqual([[], []])
  await db.updateTable('deposit_orders').set({ remark: idNumber }).where('order_no', 'like', 'D%').execute()
  expect(await found(idNumber)).toContain('deposit_orders')
})

test('[7.6] after all tests each order adds up: credited, returned and fee amounts equal the received amount', async () => {
  expect(await auditLedger(db)).toEqual({})
  await sql`update deposit_payments set fee = 1 where end_to_end_id = (select end_to_end_id from deposit_payments where status = 'credited' limit 1)`.execute(db) // prettier-ignore
  expect(await auditLedger(db)).toHaveProperty('wrongDeposits')
})
