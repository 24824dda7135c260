import type { WithdrawOrder } from '@platform/sdk/withdraw'
import { afterEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../ledger/audit.ts'
import { addEffect } from '../ledger/effects.ts'
import { postNotices } from '../payments/bank/notices.ts'
import { endPayout } from '../payments/bank/payouts.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { followPayouts } from './followPayouts.ts'
import { applyPayout } from './payOut.ts'

const HOUR = 3_600_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
afterEach(() => vi.restoreAllMocks())
const act = (what: string, orderNo: string) => sandbox.console(`withdrawals/${what}`, { orderNo })
const steps = ({ timeline }: WithdrawOrder) => timeline.map(({ event }) => event).join(' ')
const atBank = (orderNo: string) => db.selectFrom('bank_payouts').selectAll().where('key', '=', orderNo).executeTakeFirst()

test('[7.6] what the bank gives back after it had arrived is found without its notice', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  await act('approve', orderNo)
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  clock += HOUR
  await db.updateTable('bank_payouts').set({ status: 'returned', changed_at: clock }).where('key', '=', orderNo).execute()
  clock += 6 * HOUR
  await payments.wake()
  expect(await ana.order(orderNo)).toMatchObject({ status: 'returned', reason: 'bank' })
  expect([await ana.balance(), await auditLedger(db)]).toEqual([100_000, {}])
})

test('[7.6] the bank never ends a payment out without its notice', async () => {
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

test('[7.6] one payment out that cannot be settled holds up no other; it is asked about last', async () => {
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

test('[7.6] a member who is frozen after the approval is not paid; free again, the same withdrawal goes, once', async () => {
  const ana = await withdrawer(sandbox)
  const freeze = (frozen: boolean) => sandbox.console('withdrawals/freeze', { merchant: 'ipanema', userName: ana.userName, frozen })
  const [waiting, { orderNo }] = [await ana.ask(5001), await ana.ask(5000)]
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', auto_send: false })
  await act('approve', orderNo)
  await freeze(true)
  await expect(act('send', orderNo)).rejects.toThrow('withdraw.blocked')
  await expect(act('approve', waiting.orderNo)).rejects.toThrow('withdraw.blocked')
  await freeze(false)
  // Frozen between the decision and the bank.
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

test('[7.6] the bank is told the payee of the request, whatever changes after it; what cannot be told has not left', async () => {
  const ana = await withdrawer(sandbox)
  const sent = vi.spyOn(payments.service, 'payOut')
  const [first, second] = [await ana.ask(5000), await ana.ask(5001)]
  const card = db.updateTable('bank_cards').where('id', '=', Number(ana.destinationId))
  await card.set({ holder: 'Bruno Lima' }).execute()
  await db.updateTable('members').set({ id_number: '52998224725' }).where('id', '=', ana.id).execute()
  await act('approve', first.orderNo)
  const destination = { type: 'PIX', keyType: 'CPF', key: '11144477735' }
  expect(sent.mock.calls.map(([order]) => order)).toEqual([
    { key: first.orderNo, amount: 5000, to: { taxNumber: '11144477735', name: 'Ana Clara Souza' }, destination },
  ])
  await db.updateTable('withdrawals').set({ payee: 'broken' }).where('order_no', '=', second.orderNo).execute()
  await act('approve', second.orderNo)
  expect(await ana.order(second.orderNo)).toMatchObject({ status: 'approved' })
})

test('[7.6] money never arrives before it was sent, whatever the clock of the bank says', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  clock += 1000
  await act('approve', orderNo)
  await applyPayout({ db, now: () => clock }, { key: orderNo, endToEndId: 'E1', status: 'arrived', at: clock - HOUR })
  expect(await ana.order(orderNo)).toMatchObject({ status: 'paid', paidAt: clock })
})
