import { createHash } from 'node:crypto'
import { closeAccount } from '@platform/sdk/security'
import { withdrawProof, type WithdrawOrder } from '@platform/sdk/withdraw'
import { afterEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { addEffect } from '../ledger/effects.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { stake } from '../ledger/wallet.ts'
import { postNotices } from '../paymentService/bank/notices.ts'
import { endPayout } from '../paymentService/bank/payouts.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { followPayouts, reconcilePayouts } from './followPayouts.ts'
import { applyPayout } from './payOut.ts'
import { closedWithCash } from './payOutClosed.ts'

const HOUR = 3_600_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
afterEach(() => vi.restoreAllMocks())
const act = (what: string, orderNo: string) => sandbox.console(`withdrawals/${what}`, { orderNo })
const steps = ({ timeline }: WithdrawOrder) => timeline.map(({ event }) => event).join(' ')
const atBank = (orderNo: string) => db.selectFrom('bank_payouts').selectAll().where('key', '=', orderNo).executeTakeFirst()

/** The bank returns a payment that had arrived, and its webhook is lost. */
const returnSilently = (orderNo: string) =>
  db.updateTable('bank_payouts').set({ status: 'returned', changed_at: clock }).where('key', '=', orderNo).execute()

test('[7.6] a payout that the bank returns weeks after its arrival is found without a webhook, once', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  await act('approve', orderNo)
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  clock += 30 * 24 * HOUR
  expect(await reconcilePayouts(payments.settling)).toBe(0)
  await returnSilently(orderNo)
  expect([await reconcilePayouts(payments.settling), await reconcilePayouts(payments.settling)]).toEqual([1, 0])
  expect(await ana.order(orderNo)).toMatchObject({ status: 'returned', reason: 'bank' })
  expect([await ana.balance(), await auditLedger(db)]).toEqual([100_000, {}])
})

test('[7.6] the bank completes no payout without storing its webhook', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  await act('approve', orderNo)
  const broken = { ...payments.bank!, now: () => clock }
  await db.schema.alterTable('bank_notices').renameTo('bank_notices_away').execute()
  await expect(endPayout(broken, orderNo, 'arrived')).rejects.toThrow('bank_notices')
  await db.schema.alterTable('bank_notices_away').renameTo('bank_notices').execute()
  expect(await atBank(orderNo)).toMatchObject({ status: 'sent' })
  expect(await endPayout(broken, orderNo, 'arrived')).toBe(true)
  expect(await postNotices(broken)).toBe(1)
})

test('[7.6] a payout that cannot be settled does not delay others; it is queried last', async () => {
  const ana = await withdrawer(sandbox)
  const orders = [(await ana.ask(5000)).orderNo, (await ana.ask(5001)).orderNo]
  for (const orderNo of orders) {
    await act('approve', orderNo)
    await db.updateTable('bank_payouts').set({ status: 'arrived', changed_at: clock }).where('key', '=', orderNo).execute()
  }
  clock += HOUR
  const getPayout = (key: string) => (key === orders[0] ? Promise.reject(new Error('bad')) : payments.service.getPayout(key))
  await expect(followPayouts({ ...payments.settling, service: { ...payments.service, getPayout } })).rejects.toThrow('bad')
  expect((await ana.order(orders[0]!)).status).toBe('sending')
  expect((await ana.order(orders[1]!)).status).toBe('paid')
  const rows = await db.selectFrom('withdrawals').select(['asked_at']).where('order_no', 'in', orders).execute()
  expect(rows.map(({ asked_at }) => asked_at)).toEqual([clock, clock])
  clock += HOUR
  await payments.wake()
  expect((await ana.order(orders[0]!)).status).toBe('paid')
})

test('[7.6] a member who is frozen after the approval is not paid; after the release the same withdrawal is sent once', async () => {
  const ana = await withdrawer(sandbox)
  const freeze = (frozen: boolean) => sandbox.console('withdrawals/freeze', { merchant: 'ipanema', userName: ana.userName, frozen })
  const [waiting, { orderNo }] = [await ana.ask(5001), await ana.ask(5000)]
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', auto_send: false })
  await act('approve', orderNo)
  await freeze(true)
  await expect(act('send', orderNo)).rejects.toThrow('withdraw.blocked')
  await expect(act('approve', waiting.orderNo)).rejects.toThrow('withdraw.blocked')
  await freeze(false)
  // Frozen after the approval, before the bank gets it.
  await db.updateTable('members').set({ withdrawals_frozen: true }).where('id', '=', ana.id).execute()

  await addEffect(db, { kind: 'withdrawPayOut', key: orderNo, payload: { actor: 'operator' } }, clock)
  await payments.wake()
  expect(await ana.order(orderNo)).toMatchObject({ status: 'approved' })
  expect(await atBank(orderNo)).toBeUndefined()
  await freeze(false)
  expect(steps(await ana.order(orderNo))).toBe('requested approved sending')
  expect(await atBank(orderNo)).toMatchObject({ status: 'sent' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', auto_send: true })
})

test('[7.6] the bank gets the payee of the request, whatever changes later; without a readable payee nothing is sent', async () => {
  const ana = await withdrawer(sandbox)
  const sent = vi.spyOn(payments.service, 'payOut')
  const [first, second] = [await ana.ask(5000), await ana.ask(5001)]
  const card = db.updateTable('bank_cards').where('id', '=', Number(ana.destinationId))
  await card.set({ holder: 'Bruno Lima' }).execute()
  await db.updateTable('members').set({ id_number: '52998224725' }).where('id', '=', ana.id).execute()
  await act('approve', first.orderNo)
  const destination = { type: 'PIX', keyType: 'CPF', key: ana.cpf }
  expect(sent.mock.calls.map(([order]) => order)).toEqual([
    { key: first.orderNo, amount: 5000, to: { taxNumber: ana.cpf, name: 'Ana Clara Souza' }, destination },
  ])
  await db.updateTable('withdrawals').set({ payee: 'broken' }).where('order_no', '=', second.orderNo).execute()
  await act('approve', second.orderNo)
  expect(await ana.order(second.orderNo)).toMatchObject({ status: 'approved' })
})

test('[7.6] the arrival is never earlier than the sending, whatever the bank’s clock', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  clock += 1000
  await act('approve', orderNo)
  await applyPayout({ db, now: () => clock }, { key: orderNo, endToEndId: 'E1', status: 'arrived', at: clock - HOUR })
  expect(await ana.order(orderNo)).toMatchObject({ status: 'paid', paidAt: clock })
})

test('[7.6] money that reaches a closed account is listed for the operator, and is paid out once: a returned payout', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(100_000)
  await act('approve', orderNo)
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  const payOutTo = (to: string) => sandbox.console('withdrawals/closed', { merchant: 'ipanema', userName: ana.userName, to })
  await expect(payOutTo('last')).rejects.toThrow('withdraw.closed')
  await closeAccount(ana.client, { password: ana.password })
  clock += 40 * 24 * HOUR
  await returnSilently(orderNo)
  await reconcilePayouts(payments.settling)
  expect((await closedWithCash(db, 1)).rows).toMatchObject([{ userName: ana.userName, amount: 100_000 }])
  const sent = vi.spyOn(payments.service, 'payOut')
  const results = await Promise.allSettled(['cpf', 'last'].map(payOutTo))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sent.mock.calls.map(([order]) => order)).toMatchObject([
    { amount: 100_000, to: { taxNumber: ana.cpf }, destination: { type: 'PIX', keyType: 'CPF', key: ana.cpf } },
  ])
  expect(await closedWithCash(db, 1)).toEqual({ count: 0, rows: [] })
  expect([await ana.balance(), await auditLedger(db)]).toEqual([0, {}])
})

test('[7.6] money that reaches a closed account is listed for the operator, and is paid out once: a voided bet', async () => {
  const ana = await withdrawer(sandbox, { balance: 700 })
  const { id: memberId, userName } = ana
  await stake(db, { merchant: 'ipanema', memberId, amount: 700, key: 'voided:stake', at: clock })
  await addRound(db, userName, 700, { round_id: 'voided' })
  await closeAccount(ana.client, { password: ana.password })
  await db.transaction().execute((trx) => voidBet(trx, { round: 'voided', stake: 'voided:stake', at: clock }))
  const { rows } = await closedWithCash(db, 1)
  expect(rows).toMatchObject([{ merchant: 'ipanema', userName, amount: 700 }])
  const payOutTo = (to: string) => sandbox.console('withdrawals/closed', { merchant: 'ipanema', userName, to })
  // This member has never withdrawn.
  await expect(payOutTo('last')).rejects.toThrow('withdraw.destination')
  const { orderNo } = await payOutTo('cpf')
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  await expect(payOutTo('cpf')).rejects.toThrow('withdraw.closed')
  expect([await ana.balance(), await auditLedger(db)]).toEqual([0, {}])
})

test('[7.6] the proof of a withdrawal contains every id, and its hash can be verified', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo, proofHash: before } = await ana.ask(5000)
  await act('approve', orderNo)
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  const order = await ana.order(orderNo)
  const proof = JSON.parse(withdrawProof(order)) as WithdrawOrder
  expect(proof).toMatchObject({ orderNo, net: 5000, endToEndId: order.endToEndId, paidAt: order.paidAt, transferIds: order.transferIds })
  expect(order.proofHash).toBe(createHash('sha256').update(withdrawProof(order)).digest('hex'))
  expect(order.proofHash).not.toBe(before)
})
