import { minor } from '@platform/sdk'
import { getBankCards, removeBankCard } from '@platform/sdk/security'
import * as calls from '@platform/sdk/withdraw'
import { afterEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { depositor } from '../testing/depositor.ts'
import { maskCpf } from '../base/mask.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'

const NOON = Date.UTC(2026, 10, 20, 15)
let clock = NOON
const regulated = { code: 'regrada', trialCode: 'regrada_trial', name: 'Regrada', domain: 'regrada.example', port: 3, market: 'br', features: ['WITHREC3'] } // prettier-ignore
const sandbox = await fileSandbox({ clock: () => clock, merchants: [...merchants, regulated] })
const { db } = sandbox
afterEach(() => {
  clock = NOON
  vi.restoreAllMocks()
})
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const wake = () => sandbox.sandbox.services.payments.wake()
const set = (rules: object) => sandbox.console('withdrawals/settings', { merchant: 'ipanema', ...rules })
const act = (what: string, orderNo: string, more: object = {}) => sandbox.console(`withdrawals/${what}`, { orderNo, ...more })
const bank = (orderNo: string, how: string) => sandbox.console('bank/payout', { orderNo, how })
const steps = ({ timeline }: calls.WithdrawOrder) => timeline.map(({ event, actor }) => `${event}/${actor}`).join(' ')

test('[7.6] a withdrawal is held from its request, reviewed, approved, sent and arrives; each step has its actor', async () => {
  const ana = await withdrawer(sandbox)
  const { readiness, ...before } = await ana.settings()
  expect(readiness.filter(({ done }) => !done)).toEqual([])
  expect(before).toMatchObject({ balance: 100_000, held: 0, withdrawable: 100_000, bonusLoss: 0, openOrderNo: '', cancellable: true })
  const order = await ana.ask(30_000)
  expect(order).toMatchObject({ status: 'requested', amount: 30_000, fee: 0, net: 30_000, cancellable: true, endToEndId: '' })
  expect(order.destination).toMatchObject({ type: 'PIX', pixKeyType: 'CPF', masked: maskCpf(ana.cpf), payeeName: 'Ana C••• S•••' })
  expect(await ana.settings()).toMatchObject({ balance: 70_000, held: 30_000, openOrderNo: order.orderNo })
  await act('review', order.orderNo)
  await act('approve', order.orderNo)
  const sending = await ana.order(order.orderNo)
  expect(sending).toMatchObject({ status: 'sending', cancellable: false, endToEndId: expect.stringMatching(/^E\d{20}\w{11}$/) })
  clock += 5000
  await wake()
  const paid = await ana.order(order.orderNo)
  expect(paid).toMatchObject({ status: 'paid', paidAt: clock, endToEndId: sending.endToEndId })
  expect(steps(paid)).toBe('requested/member review/operator approved/operator sending/operator paid/bank')
  expect(paid.transferIds).toHaveLength(2)
  expect(await ana.settings()).toMatchObject({ balance: 70_000, held: 0, openOrderNo: '' })
  expect((await ana.inbox()).at(-1)).toBe('Your withdrawal has arrived')
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] before the first destination, which starts the hold, no hold is said to be over', async () => {
  const ana = await withdrawer(sandbox)
  await db.updateTable('bank_cards').set({ removed_at: clock }).where('member_id', '=', ana.id).execute()
  expect(await ana.line('destination')).toMatchObject({ done: false })
  expect(await ana.line('hold')).toBeUndefined()
})

test('[7.6] every unmet condition is listed, with its end if known, and refuses a request', async () => {
  const ana = await withdrawer(sandbox)
  const blocked = async (item: calls.WithdrawItem, line: object = {}) => {
    expect(await ana.line(item)).toMatchObject({ done: false, ...line })
    expect(await failureOf(ana.ask(5000))).toMatchObject({ code: 'withdraw.blocked', value: { item } })
  }
  const member = (columns: object) => db.updateTable('members').set(columns).where('id', '=', ana.id).execute()
  await member({ held_until: clock + 1000 })
  await blocked('hold', { until: clock + 1000 })
  await member({ held_until: 0, withdrawals_frozen: true })
  await blocked('frozen')
  await sandbox.console('withdrawals/freeze', { merchant: 'ipanema', userName: ana.userName, frozen: false })
  expect(await ana.line('frozen')).toBeUndefined()
  await set({ identity: true })
  await blocked('identity', { detail: 'none' })
  await set({ identity: false, window_from: 600, window_until: 700 })
  // 12:00 in Brasília is minute 720.
  await blocked('window', { until: NOON - 720 * 60_000 + 86_400_000 + 600 * 60_000 })
  await set({ window_from: 1380, window_until: 721 })
  expect(await ana.line('window')).toMatchObject({ done: true })
  await set({ window_from: 0, window_until: 1440 })
  const requirement = {
    merchant: 'ipanema',
    memberId: ana.id,
    source: 'deposit' as const,
    reference: `r${ana.id}`,
    weights: { RNG: 100 },
    at: 1,
  }
  await openRequirement(db, { ...requirement, base: 99_000, multiple: 1 })
  await blocked('turnover', { amount: 99_000 })
  await db.updateTable('turnover_requirements').set({ state: 'closed' }).where('member_id', '=', ana.id).execute()
  await removeBankCard(ana.client, { id: ana.destinationId }, key())
  await member({ held_until: 0 })
  expect(await ana.line('destination')).toMatchObject({ done: false })
  for (const destinationId of [ana.destinationId, 'mine'])
    expect(await failureOf(ana.ask(5000, { destinationId }))).toMatchObject({ code: 'withdraw.destination' })
  expect(await failureOf(ana.ask(5000, { paymentPassword: '000000' }))).toMatchObject({ code: 'payment.wrong', value: { attemptsLeft: 4 } })
})

test('[7.6] the parts add up to the balance; only the free part can be withdrawn, and the loss of a bonus must be confirmed', async () => {
  const ana = await withdrawer(sandbox)
  await openRequirement(db, { merchant: 'ipanema', memberId: ana.id, source: 'deposit', reference: `r${ana.id}`, base: 40_000, multiple: 1, weights: { RNG: 100 }, at: 1 }) // prettier-ignore
  await grantBonus(db, {
    merchant: 'ipanema',
    memberId: ana.id,
    amount: 5000,
    key: `g${ana.id}`,
    multiple: 10,
    weights: { RNG: 100 },
    at: 1,
  })
  const { parts, balance, withdrawable, bonusLoss } = await ana.settings()
  expect(parts).toEqual([{ part: 'free', amount: 60_000 }, { part: 'turnover', amount: 40_000 }, { part: 'bonus', amount: 5000 }]) // prettier-ignore
  expect([balance, withdrawable, bonusLoss]).toEqual([105_000, 60_000, 5000])
  expect(await failureOf(ana.ask(60_001))).toMatchObject({ code: 'withdraw.free', value: { withdrawable: 600 } })
  expect(await failureOf(ana.ask(100_001))).toMatchObject({ code: 'wallet.insufficient' })
  expect(await failureOf(ana.ask(60_000))).toMatchObject({ code: 'withdraw.bonus', value: { bonusLoss: 50 } })
  await ana.ask(60_000, { bonusLoss: minor(5000) })
  expect((await ana.settings()).parts.map(({ amount }) => amount)).toEqual([0, 40_000, 0])
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] amounts, daily counts and fees follow the settings', async () => {
  const ana = await withdrawer(sandbox, { balance: 1_000_000 })
  const field = (code: string) => ({ code: 'validation', value: { fields: { amount: code } } })
  await set({ min: 2000, max: 500_000, free_count: 1, fee_rate: 100, fee_cap: 2000, day_count: 3, day_amount: 400_000 })
  expect(await failureOf(ana.ask(1999))).toMatchObject(field('withdraw.min'))
  expect(await failureOf(ana.ask(500_001))).toMatchObject(field('withdraw.max'))
  expect(await failureOf(ana.ask(400_001))).toMatchObject({ code: 'withdraw.limit', value: { count: 3, amount: 4000 } })
  expect(await ana.ask(10_000)).toMatchObject({ fee: 0 })
  expect((await ana.settings()).fee).toEqual({ freeLeft: 0, rate: 100, fixed: 0, cap: 2000 })
  // The form on another device still shows no fee.
  expect(await failureOf(ana.ask(20_000, { fee: minor(0) }))).toMatchObject({ code: 'withdraw.fee', value: { fee: 2 } })
  expect(await ana.ask(20_000, { fee: minor(200) })).toMatchObject({ fee: 200, net: 19_800 })
  const last = await ana.ask(300_000)
  expect(last).toMatchObject({ fee: 2000 })
  expect(await ana.line('limits')).toMatchObject({ done: false, until: NOON + 12 * 3_600_000 })
  expect(await failureOf(ana.ask(2000))).toMatchObject({ code: 'withdraw.limit', value: { count: 0, amount: 700 } })
  // A rejected withdrawal no longer counts; the next day none does.
  await act('reject', last.orderNo, { reason: 'other' })
  expect(await ana.settings()).toMatchObject({ countLeft: 1, amountLeft: 370_000 })
  clock += 86_400_000
  expect(await ana.settings()).toMatchObject({ countLeft: 3 })
  await set({ max: 5_000_000, free_count: 3, fee_cap: 2000, day_count: 10, day_amount: 10_000_000 })
})

test('[7.6] an identical request within a minute requires a confirmation; with the same key it gets the same answer', async () => {
  const ana = await withdrawer(sandbox)
  const first = await ana.ask(5000, {}, 'one-withdrawal-key')
  expect((await ana.ask(5000, {}, 'one-withdrawal-key')).orderNo).toBe(first.orderNo)
  expect(await failureOf(ana.ask(5000))).toMatchObject({ code: 'withdraw.duplicate', value: { orderNo: first.orderNo } })
  expect((await ana.ask(5001)).orderNo).not.toBe(first.orderNo)
  expect((await ana.ask(5000, { again: true })).orderNo).not.toBe(first.orderNo)
  clock += 60_000
  await ana.ask(5000)
  expect(await ana.balance()).toBe(100_000 - 20_001)
})

test('[contract: money] what is no amount in cents is not sent, and holds nothing', async () => {
  const ana = await withdrawer(sandbox)
  for (const cents of [0, -100, 0.5, 1e21, Number.NaN, Infinity])
    expect([cents, await failureOf(ana.ask(cents))]).toEqual([cents, expect.objectContaining({ kind: 'validation' })])
  expect(await ana.settings()).toMatchObject({ balance: 100_000, held: 0, openOrderNo: '' })
})

test('[7] the key of a withdrawal: another amount is refused, and nothing was done; of another member it makes an own order', async () => {
  const [ana, bia] = [await withdrawer(sandbox), await withdrawer(sandbox)]
  const first = await ana.ask(5000, {}, 'one-key-of-two-members')
  const refused = await failureOf(ana.ask(6000, {}, 'one-key-of-two-members'))
  expect(refused).toMatchObject({ code: 'idempotency.mismatch', outcome: 'none' })
  const second = await bia.ask(5000, {}, 'one-key-of-two-members')
  expect(second.orderNo).not.toBe(first.orderNo)
  expect(await ana.order(first.orderNo)).toEqual(first)
  expect([await ana.balance(), await bia.balance()]).toEqual([95_000, 95_000])
})

test('[7.6] [market numbers.cancelWithdrawal] a member can cancel an undecided withdrawal if the merchant allows it; never in a regulated market', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  await act('review', orderNo)
  expect(await calls.cancelWithdraw(ana.client, { orderNo }, key())).toMatchObject({ status: 'cancelled', cancellable: false })
  expect(await ana.balance()).toBe(100_000)
  const approved = await ana.ask(5000)
  await set({ auto_send: false })
  await act('approve', approved.orderNo)
  const cancel = (no: string) => failureOf(calls.cancelWithdraw(ana.client, { orderNo: no }, key()))
  expect(await cancel(approved.orderNo)).toMatchObject({ code: 'withdraw.closed' })
  const bia = await withdrawer(sandbox, { merchant: 'regrada' })
  await sandbox.console('withdrawals/settings', { merchant: 'regrada', identity: false, cancellable: true })
  expect(await bia.line('identity')).toMatchObject({ done: false })
  await sandbox.console('withdrawals/ready', { merchant: 'regrada', userName: bia.userName })
  expect(await bia.settings()).toMatchObject({ cancellable: false, fee: { freeLeft: 0, rate: 0 } })
  const other = await bia.ask(5000)
  expect(other).toMatchObject({ cancellable: false, fee: 0 })
  expect(await failureOf(calls.cancelWithdraw(bia.client, { orderNo: other.orderNo }, key()))).toMatchObject({ code: 'withdraw.closed' })
  await set({ auto_send: true })
})

test('[7.6] rejected with a reason, refused by the bank, or returned after the arrival: the money is back in the balance each time', async () => {
  const ana = await withdrawer(sandbox, { balance: 1_000_000 })
  const ends: [how: (orderNo: string) => Promise<unknown>, status: string, reason: string, timeline: string][] = [
    [(no) => act('reject', no, { reason: 'documents' }), 'rejected', 'documents', 'requested/member rejected/operator'],
    [(no) => act('approve', no).then(() => bank(no, 'fail')), 'returned', 'bank', 'requested/member approved/operator sending/operator returned/bank'],
    [
      (no) => act('approve', no).then(() => bank(no, 'arrive')).then(() => bank(no, 'return')),
      'returned',
      'bank',
      'requested/member approved/operator sending/operator paid/bank returned/bank',
    ],
  ] // prettier-ignore
  for (const [end, status, reason, timeline] of ends) {
    const { orderNo } = await ana.ask(50_000, { again: true })
    await end(orderNo)
    const order = await ana.order(orderNo)
    expect(order).toMatchObject({ status, reason })
    expect(steps(order)).toBe(timeline)
    expect([await ana.balance(), await auditLedger(db)]).toEqual([1_000_000, {}])
    for (const what of ['review', 'approve', 'send']) await expect(act(what, orderNo)).rejects.toThrow('withdraw.closed')
  }
  await expect(act('approve', 'W0')).rejects.toThrow('notFound')
})

test('[7.6] small withdrawals are approved and sent automatically if the merchant configures it', async () => {
  const ana = await withdrawer(sandbox)
  await set({ auto_below: 5001 })
  const { orderNo } = await ana.ask(5000)
  expect(await ana.ask(5001)).toMatchObject({ status: 'requested' })
  await wake()
  clock += 5000
  await wake()
  const order = await ana.order(orderNo)
  expect([order.status, steps(order)]).toEqual(['paid', 'requested/member approved/system sending/system paid/bank'])
  await set({ auto_below: 0 })
})

test('[7.6] while the bank is down a withdrawal stays in state sending and is sent once; a lost webhook is replaced by a query', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  await sandbox.console('bank/down', { down: true })
  await act('approve', orderNo)
  expect(await ana.order(orderNo)).toMatchObject({ status: 'sending', endToEndId: '' })
  for (let tries = 0; tries < 3; tries++) {
    clock += 60_000
    await wake()
  }
  await sandbox.console('bank/down', { down: false })
  clock += 3_600_000
  await wake()
  expect(await ana.order(orderNo)).toMatchObject({ status: 'sending', endToEndId: expect.stringMatching(/^E/) })
  // The money arrives, but the webhook is lost.
  await db.updateTable('bank_payouts').set({ status: 'arrived', changed_at: clock }).where('key', '=', orderNo).execute()
  clock += 31_000
  await wake()
  expect(await ana.order(orderNo)).toMatchObject({ status: 'paid' })
  expect(await db.selectFrom('bank_payouts').select('key').where('key', '=', orderNo).execute()).toHaveLength(1)
})

test('[7.6] a claw-back of a deposit rejects unsent withdrawals, and blocks new ones until the debt is paid', async () => {
  const ana = await withdrawer(sandbox, { balance: 0 })
  const deposits = await depositor(sandbox)
  const { balance: _none, ...bia } = deposits
  await db.updateTable('members').set({ held_until: 0 }).where('id', '=', bia.id).execute()
  const { orderNo: depositNo } = await bia.begin(50_000)
  await bia.pay(depositNo)
  // The other member's destination suffices for this test.
  const [card] = await getBankCards(ana.client)
  await db.updateTable('bank_cards').set({ member_id: bia.id, is_default: false }).where('id', '=', Number(card!.id)).execute()
  const { payment_password_hash } = await ana.row()
  await db.updateTable('members').set({ payment_password_hash }).where('id', '=', bia.id).execute()
  const ask = (amount: number) =>
    calls.withdraw(bia.client, { destinationId: card!.id, amount: minor(amount), bonusLoss: minor(0), paymentPassword }, key())
  const sent = await ask(20_000)
  await act('approve', sent.orderNo)
  const waiting = await ask(30_000)
  expect(await deposits.balance()).toBe(0)
  await sandbox.console('bank/clawback', { orderNo: depositNo })
  const orderOf = (orderNo: string) => calls.getWithdrawOrder(bia.client, { orderNo })
  expect(await orderOf(waiting.orderNo)).toMatchObject({ status: 'rejected', reason: 'clawback' })
  expect(await orderOf(sent.orderNo)).toMatchObject({ status: 'sending' })
  const { readiness } = await calls.getWithdrawSettings(bia.client)
  expect(readiness.find(({ item }) => item === 'owed')).toMatchObject({ done: false, amount: 20_000 })
  expect(await failureOf(ask(5000))).toMatchObject({ code: 'withdraw.blocked', value: { item: 'owed' } })
  const who = { merchant: 'ipanema', userName: bia.userName }
  await expect(sandbox.console('withdrawals/repay', who)).rejects.toThrow('wallet.insufficient')
  await sandbox.console('deposits', { ...who, amount: 15_000 })
  expect(await sandbox.console('withdrawals/repay', who)).toEqual({ owed: 5000 })
  await sandbox.console('deposits', { ...who, amount: 15_000 })
  expect(await sandbox.console('withdrawals/repay', who)).toEqual({ owed: 0 })
  expect(await ask(5000)).toMatchObject({ status: 'requested' })
  expect([await deposits.balance(), await auditLedger(db)]).toEqual([5000, {}])
})

test('[7.6] the typical time is shown with at least twenty withdrawals in the last seven days', async () => {
  const ana = await withdrawer(sandbox, { merchant: 'lotus' })
  const paid = (no: number, seconds: number, ago = 0) => ({
    order_no: `T${no}`,
    order_key: null,
    merchant: 'lotus',
    member_id: ana.id,
    bank_card_id: Number(ana.destinationId),
    amount: 100,
    fee: 0,
    status: 'paid' as const,
    reason: null,
    created_at: clock - ago - seconds * 1000,
    paid_at: clock - ago,
    changed_at: clock,
  })
  await db.insertInto('withdrawals').values([...Array.from({ length: 19 }, (_, index) => paid(index, index + 1)), paid(98, 9999, 8 * 86_400_000)]).execute() // prettier-ignore
  expect((await ana.settings()).typical).toBeUndefined()
  await db.insertInto('withdrawals').values(paid(20, 20)).execute()
  // The answer is cached for a minute.
  expect((await ana.settings()).typical).toBeUndefined()
  sandbox.sandbox.services.shared.clear()
  expect((await ana.settings()).typical).toEqual({ halfSeconds: 10, mostSeconds: 18, cases: 20 })
  await db.deleteFrom('withdrawals').where('member_id', '=', ana.id).execute()
})

test('[7.6] the records list each withdrawal once, with sums of the complete range', async () => {
  const ana = await withdrawer(sandbox)
  const first = await ana.ask(10_000)
  const second = await ana.ask(20_000)
  await act('approve', first.orderNo)
  await bank(first.orderNo, 'arrive')
  const day = { startDate: '2026-11-20', endDate: '2026-11-20' }
  const { content, footer } = await calls.getWithdrawRecords(ana.client, day)
  expect(new Map(content.map(({ orderNo, status }) => [orderNo, status]))).toEqual(new Map([[first.orderNo, 'paid'], [second.orderNo, 'requested']])) // prettier-ignore
  expect(footer).toEqual({ count: 2, amount: 30_000, paid: 10_000, fee: 0 })
  expect((await calls.getWithdrawRecords(ana.client, { ...day, status: ['paid'] })).footer.count).toBe(1)
})

test('[7.6] the console prepares a member, and creates a withdrawal in each state', async () => {
  for (const merchant of ['ipanema', 'regrada']) {
    const ana = await depositor(sandbox, { merchant, known: false })
    await sandbox.console('withdrawals/ready', { merchant, userName: ana.userName })
    const { readiness } = await calls.getWithdrawSettings(ana.client)
    expect(readiness.filter(({ done }) => !done).map(({ item }) => item)).toEqual(['minimum'])
    for (const end of [undefined, 'review', 'sending', 'paid', 'rejected', 'returned'] as const) {
      const { orderNo } = await sandbox.console<{ orderNo: string }>('withdrawals/open', { merchant, userName: ana.userName, end })
      expect(await calls.getWithdrawOrder(ana.client, { orderNo })).toMatchObject({ status: end ?? 'requested' })
    }
  }
  expect(await auditLedger(db)).toEqual({})
})

test.each([
  ['hold', 'hold'],
  ['frozen', 'frozen'],
  ['owed', 'owed'],
  ['limits', 'limits'],
  ['turnover', 'turnover'],
  ['bonus', undefined],
  ['bonusAtStake', undefined],
] as const)('[7.6] the console fulfils every condition of a withdrawal except %s', async (state, item) => {
  const ana = await withdrawer(sandbox)
  await sandbox.console('withdrawals/state', { merchant: 'ipanema', userName: ana.userName, state })
  const { readiness, endsBonus } = await ana.settings()
  expect(readiness.filter(({ done }) => !done).map((line) => line.item)).toEqual(item ? [item] : [])
  expect(endsBonus).toBe(item === undefined)
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] states never go back: the database refuses it, and the audit finds a hold in a different state', async () => {
  const ana = await withdrawer(sandbox)
  const { orderNo } = await ana.ask(5000)
  const change = (status: 'paid' | 'cancelled' | 'requested') => db.updateTable('withdrawals').set({ status }).where('order_no', '=', orderNo).execute() // prettier-ignore
  await expect(change('paid')).rejects.toMatchObject({ constraint: 'withdrawal_never_goes_back' })
  await change('cancelled')
  expect(await auditLedger(db)).toHaveProperty('wrongWithdrawals')
  await expect(change('requested')).rejects.toMatchObject({ constraint: 'withdrawal_never_goes_back' })
})

test('[7.6] with less free than the smallest withdrawal, a line says both and nothing can be requested', async () => {
  const ana = await withdrawer(sandbox, { balance: 700 })
  expect((await ana.settings()).readiness.filter(({ done }) => !done)).toMatchObject([{ item: 'minimum', amount: 700 }])
  expect(await failureOf(ana.ask(700))).toMatchObject({ code: 'validation' })
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: 1300 })
  expect(await ana.line('minimum')).toBeUndefined()
})
