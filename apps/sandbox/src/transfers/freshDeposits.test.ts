import { minor } from '@platform/sdk'
import { sendRedEnvelope } from '@platform/sdk/rewards'
import { getTransferSettings, transferUpline } from '@platform/sdk/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { deposit, payout, stake } from '../ledger/wallet.ts'
import { addRound } from '../testing/addRound.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { setPaymentPassword } from '@platform/sdk/security'
import { freshDeposits } from './freshDeposits.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeAll(() => sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true }))
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
let keys = 0

/** An agent's member, also an agent, who deposits, bets and sends. */
async function member() {
  const agent = await securityMember(sandbox)
  const below = await securityMember(sandbox)
  const [{ id: agentId }, { id: belowId }] = [await agent.row(), await below.row()]
  const ana = await depositor(sandbox, { type: 1 })
  await setPaymentPassword(ana.client, { password: ana.password, paymentPassword })
  await db.updateTable('members').set({ type: 1 }).where('id', '=', agentId).execute()
  await db.updateTable('members').set({ upline_id: agentId, held_until: 0 }).where('id', '=', ana.id).execute()
  await db.updateTable('members').set({ upline_id: ana.id }).where('id', '=', belowId).execute()
  for (const id of [agentId, belowId, ana.id]) sandbox.sandbox.services.sessions.forget(id)
  return {
    ...ana,
    agentId,
    belowId,
    put: async (amount: number) => {
      clock += 1000
      const { orderNo } = await ana.begin(amount)
      await ana.pay(orderNo)
      await sandbox.sandbox.services.payments.wake()
      return orderNo
    },
    bet: async (amount: number, paid = 0) => {
      clock += 1000
      const key = `fresh-bet:${++keys}`
      await stake(db, { merchant: 'ipanema', memberId: ana.id, amount, key, at: clock })
      await addRound(db, ana.userName, amount, { bet_at: clock, settled_at: clock, payout: paid })
      if (paid > 0) await payout(db, { stake: key, amount: paid, key: `${key}:paid`, at: clock })
    },
    send: (amount: number) =>
      transferUpline(
        ana.client,
        { amount: minor(amount), purpose: 'normal', note: '', paymentPassword, again: true },
        { idempotencyKey: `send-${++keys}` },
      ),
    settings: () => getTransferSettings(ana.client),
  }
}

test('[7.5] deposited money is bet before it leaves by a transfer or an envelope; winnings and received money are free', async () => {
  const ana = await member()
  await ana.put(10_000)
  expect(await failureOf(ana.send(1000))).toMatchObject({ code: 'transfer.blocked', value: { item: 'deposit' } })
  const envelope = { amount: minor(1000), packets: 1, split: 'equal' as const, words: '', paymentPassword }
  expect(await failureOf(sendRedEnvelope(ana.client, envelope, { idempotencyKey: 'fresh-envelope' }))).toMatchObject({
    code: 'transfer.blocked',
    value: { item: 'deposit' },
  })
  const line = async () => (await ana.settings()).readiness.find(({ item }) => item === 'deposit')
  expect(await line()).toMatchObject({ done: false, amount: 10_000 })
  // Received: by hand, which is no deposit of the member's.
  await deposit(db, { merchant: 'ipanema', memberId: ana.id, amount: 3000, key: 'received', at: clock })
  expect(await ana.settings()).toMatchObject({ transferable: 3000 })
  expect(await line()).toMatchObject({ done: true, amount: 10_000 })
  await ana.bet(6000, 9000)
  expect(await ana.settings()).toMatchObject({ balance: 16_000, transferable: 12_000 })
  expect(await line()).toMatchObject({ done: true, amount: 4000 })
  expect(await failureOf(ana.send(12_001))).toMatchObject({ code: 'transfer.free', value: { transferable: 120 } })
  await ana.send(12_000)
  await ana.bet(4000, 4000)
  expect(await line()).toBeUndefined()
  await ana.send(4000)
})

test('[7.5] bets before a deposit do not count for it, a deposit that was withdrawn or taken back requires nothing, and 0 switches the rule off', async () => {
  const ana = await member()
  await ana.put(10_000)
  await ana.bet(10_000, 30_000)
  const orderNo = await ana.put(5000)
  expect(await freshDeposits(db, ana.id)).toBe(5000)
  await sandbox.console('bank/clawback', { orderNo })
  await sandbox.sandbox.services.payments.wake()
  expect(await freshDeposits(db, ana.id)).toBe(0)
  await ana.put(2000)
  clock += 1000
  const { orderNo: withdrawal } = await sandbox.console('withdrawals/open', { merchant: 'ipanema', userName: ana.userName, amount: 2000 })
  expect(await freshDeposits(db, ana.id)).toBe(2000)
  await sandbox.console('withdrawals/approve', { orderNo: withdrawal })
  await sandbox.console('bank/payout', { orderNo: withdrawal, how: 'arrive' })
  expect(await freshDeposits(db, ana.id)).toBe(0)
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_turnover: 3 })
  await ana.put(2000)
  expect(await freshDeposits(db, ana.id)).toBe(6000)
  await ana.bet(2000, 2000)
  expect(await freshDeposits(db, ana.id)).toBe(4000)
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_turnover: 0 })
  expect((await ana.settings()).readiness.some(({ item }) => item === 'deposit')).toBe(false)
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_turnover: 1 })
})
