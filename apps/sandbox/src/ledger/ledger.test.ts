import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { auditLedger } from './audit.ts'
import { transfer, type Party } from './transfer.ts'
import { balanceOf, deposit, payout, stake } from './wallet.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let next = 0
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(async () => {
  const audit = await auditLedger(sandbox.db)
  await sandbox.close()
  expect(audit).toEqual({ unbalancedTransfers: 0, driftedAccounts: 0, negativeAccounts: 0, total: 0 })
})

const key = () => `test:${next++}`
const wallet = (balance = 0) => addMember(sandbox.db, { merchant: 'ipanema', account: `ledger${next++}`, balance, now: 1, cost: testCost })
const move = (memberId: number, amount: number, more: { key?: string } = {}) => ({
  merchant: 'ipanema',
  memberId,
  amount,
  key: key(),
  at: 1,
  ...more,
})

test('[7.6] a stake takes, a payout gives, each answers the balance after it', async () => {
  const id = await wallet(1000)
  expect(await stake(sandbox.db, move(id, 400))).toBe(600)
  expect(await payout(sandbox.db, move(id, 50))).toBe(650)
  expect(await payout(sandbox.db, move(id, 0))).toBe(650)
  expect(await balanceOf(sandbox.db, id)).toBe(650)
})

test('[7.6] nobody stakes more than the wallet holds, to the cent', async () => {
  const id = await wallet(100)
  await expect(stake(sandbox.db, move(id, 101))).rejects.toMatchObject({ code: 'wallet.insufficient', status: 400 })
  expect(await stake(sandbox.db, move(id, 100))).toBe(0)
})

test('[7.6] one key moves money once, and is refused for another amount', async () => {
  const id = await wallet(1000)
  const again = { key: key() }
  expect(await stake(sandbox.db, move(id, 300, again))).toBe(700)
  expect(await stake(sandbox.db, move(id, 300, again))).toBe(700)
  await expect(stake(sandbox.db, move(id, 301, again))).rejects.toMatchObject({ code: 'idempotency.mismatch', status: 422 })
  expect(await balanceOf(sandbox.db, id)).toBe(700)
})

test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('[7.6] %s is no amount', async (amount) => {
  const id = await wallet(1000)
  await expect(deposit(sandbox.db, move(id, amount))).rejects.toThrow(RangeError)
})

test('[7.6] a wallet of another merchant does not exist', async () => {
  const id = await wallet(1000)
  await expect(stake(sandbox.db, { ...move(id, 1), merchant: 'lotus' })).rejects.toThrow('an account is missing')
})

test('[7.6] the database itself refuses unbalanced entries, overdrafts and a changed past', async () => {
  const { db } = sandbox
  const id = await wallet(10)
  const account = await db.selectFrom('ledger_accounts').select('id').where('member_id', '=', id).executeTakeFirstOrThrow()
  const { transferId } = await transfer(db, {
    merchant: 'ipanema',
    kind: 'stake',
    key: key(),
    from: { memberId: id },
    to: 'house',
    amount: 1,
    at: 1,
  })
  const entry = { transfer_id: transferId, account_id: account.id, amount: 5, created_at: 1 }
  await expect(db.insertInto('ledger_entries').values(entry).execute()).rejects.toThrow('do not sum to zero')
  await expect(db.updateTable('ledger_entries').set({ amount: 2 }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('ledger_transfers').execute()).rejects.toThrow('append-only')
})

test('[7.6] whatever sequence of moves: balances follow a plain model, and no cent appears or vanishes', async () => {
  const wallets = await Promise.all([wallet(), wallet(), wallet()])
  const parties: Party[] = [...wallets.map((memberId) => ({ memberId })), 'house', 'cashier']
  const model = new Map(parties.map((party) => [party, 0]))
  const order = fc.record({ from: fc.constantFrom(...parties), to: fc.constantFrom(...parties), amount: fc.integer({ min: 1, max: 5000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 20 }), async (orders) => {
      for (const { from, to, amount } of orders.filter((one) => one.from !== one.to)) {
        const allowed = typeof from === 'string' || model.get(from)! >= amount
        const moved = transfer(sandbox.db, { merchant: 'ipanema', kind: 'adjustment', key: key(), from, to, amount, at: 1 })
        if (!allowed) {
          await expect(moved).rejects.toMatchObject({ code: 'wallet.insufficient' })
          continue
        }
        await moved
        model.set(from, model.get(from)! - amount)
        model.set(to, model.get(to)! + amount)
      }
      for (const memberId of wallets) {
        const party = parties.find((one) => typeof one !== 'string' && one.memberId === memberId)!
        expect(await balanceOf(sandbox.db, memberId)).toBe(model.get(party))
      }
    }),
    { numRuns: 30 },
  )
})
