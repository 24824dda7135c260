import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { closeGrant, grantBonus } from './grants.ts'
import { hold, post, transfer, voidHold, type Leg } from './transfer.ts'
import { openRequirement } from './turnover.ts'
import { balanceOf, deposit, payout, refund, stake, takeBack } from './wallet.ts'

let next = 0
const sandbox = await fileSandbox()
afterAll(async () => {
  const audit = await auditLedger(sandbox.db)
  expect(audit).toEqual({})
})

const key = () => `test:${next++}`
const merchant = 'ipanema'
const wallet = (balance = 0) => addMember(sandbox.db, { merchant, account: `ledger${next++}`, balance, now: 1, cost: testCost })
const move = (memberId: number, amount: number, more: { key?: string } = {}) => ({ merchant, memberId, amount, key: key(), at: 1, ...more })
const grant = (memberId: number, amount: number, more: object = {}) =>
  grantBonus(sandbox.db, {
    merchant,
    memberId,
    amount,
    key: `grant-${memberId}-${amount}`,
    multiple: 10,
    weights: { RNG: 100 },
    at: 1,
    ...more,
  })
/** Money of each bucket: cash, then grants, oldest first. */
const buckets = async (memberId: number) =>
  (await sandbox.db.selectFrom('ledger_accounts').select(['balance', 'state']).where('member_id', '=', memberId).where('kind', '<>', 'receivable').orderBy('id').execute()).map(({ balance, state }) => (state === 'open' ? balance : state)) // prettier-ignore
/** What the member is shown: in or out, before, after. */
const rows = async (memberId: number) =>
  (await sandbox.db.selectFrom('wallet_rows').selectAll().where('member_id', '=', memberId).orderBy('id').execute()).map((row) => [row.balance_before, row.amount, row.balance_after]) // prettier-ignore
const owes = async (memberId: number) =>
  (await sql<{ owed: number }>`select coalesce(sum(debits_posted - credits_posted), 0)::bigint as owed from ledger_accounts
    where member_id = ${memberId} and kind = 'receivable'`.execute(sandbox.db)).rows[0]!.owed // prettier-ignore

test('[7.6] a stake debits, a payout credits, and each returns the new balance', async () => {
  const id = await wallet(1000)
  const bet = move(id, 400)
  expect(await stake(sandbox.db, bet)).toBe(600)
  expect(await payout(sandbox.db, { stake: bet.key, amount: 50, key: key(), at: 1 })).toBe(650)
  expect(await balanceOf(sandbox.db, id)).toBe(650)
  expect(await rows(id)).toEqual([
    [0, 1000, 1000],
    [1000, -400, 600],
    [600, 50, 650],
  ])
})

test('[7.6] a stake above the balance is refused, to the cent', async () => {
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

test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('[7.6] %s is refused as an amount', async (amount) => {
  const id = await wallet(1000)
  await expect(deposit(sandbox.db, move(id, amount))).rejects.toThrow(RangeError)
})

test('[7.6] a wallet of another merchant counts as unknown', async () => {
  const id = await wallet(1000)
  await expect(stake(sandbox.db, { ...move(id, 1), merchant: 'lotus' })).rejects.toThrow('an account is missing')
})

test('[7.6] a transfer has as many legs as it needs, and they sum to zero', async () => {
  const [from, one, two] = [await wallet(1000), await wallet(), await wallet()]
  const legs: Leg[] = [
    { party: { memberId: from }, amount: -1000 },
    { party: { memberId: one }, amount: 600 },
    { party: { memberId: two }, amount: 390 },
    { party: 'fees', amount: 10 },
  ]
  const { balances } = await transfer(sandbox.db, { merchant, kind: 'transfer', key: key(), legs, at: 1 })
  expect([from, one, two].map((id) => balances.get(id))).toEqual([0, 600, 390])
  const lame = transfer(sandbox.db, { merchant, kind: 'transfer', key: key(), legs: legs.slice(1), at: 1 })
  await expect(lame).rejects.toThrow('do not sum to zero')
})

test('[7.6] held money is not available; a hold writes one wallet row, its posting none, its void one', async () => {
  const id = await wallet(1000)
  const withdrawal = (amount: number) => ({
    merchant,
    kind: 'withdrawal' as const,
    key: key(),
    legs: [
      { party: { memberId: id }, amount: -amount },
      { party: { cashier: 'pix' }, amount },
    ],
    at: 1,
  })
  const [paid, cancelled] = [withdrawal(300), withdrawal(200)]
  await hold(sandbox.db, paid)
  await hold(sandbox.db, cancelled)
  expect(await balanceOf(sandbox.db, id)).toBe(500)
  await expect(stake(sandbox.db, move(id, 501))).rejects.toMatchObject({ code: 'wallet.insufficient' })
  await post(sandbox.db, { key: 'paid', origin: paid.key, at: 2 })
  await voidHold(sandbox.db, { key: 'cancelled', origin: cancelled.key, at: 2 })
  expect(await balanceOf(sandbox.db, id)).toBe(700)
  expect(await rows(id)).toEqual([
    [0, 1000, 1000],
    [1000, -300, 700],
    [700, -200, 500],
    [500, 200, 700],
  ])
  expect(await post(sandbox.db, { key: 'paid', origin: paid.key, at: 2 })).toMatchObject({ replayed: true })
  await expect(voidHold(sandbox.db, { key: 'late', origin: paid.key, at: 3 })).rejects.toThrow('ledger_decided_once')
})

test('[2.15] a stake takes cash first, then grants, oldest first; a refund reverses the order', async () => {
  const id = await wallet(100)
  await grant(id, 50)
  await grant(id, 70)
  const bet = move(id, 200)
  expect(await stake(sandbox.db, bet)).toBe(20)
  expect(await buckets(id)).toEqual([0, 0, 20])
  await refund(sandbox.db, { stake: bet.key, amount: 60, key: key(), at: 1 })
  expect(await buckets(id)).toEqual([0, 10, 70])
  await expect(refund(sandbox.db, { stake: bet.key, amount: 141, key: key(), at: 1 })).rejects.toThrow('has 140 left')
  await refund(sandbox.db, { stake: bet.key, amount: 140, key: key(), at: 1 })
  expect(await buckets(id)).toEqual([100, 50, 70])
})

test('[2.15] a payout credits each grant with its share of the stake, rounded down, and cash with the rest; the share of a closed grant goes to the pool', async () => {
  const id = await wallet(100)
  await grant(id, 50)
  await grant(id, 70)
  const bet = move(id, 220)
  await stake(sandbox.db, bet)
  const pay = (amount: number) => payout(sandbox.db, { stake: bet.key, amount, key: key(), at: 1 })
  expect(await pay(1001)).toBe(1001)
  // 1001 × 50 ÷ 220 = 227.5 and 1001 × 70 ÷ 220 = 318.5
  expect(await buckets(id)).toEqual([456, 227, 318])
  // Twice is once.
  for (const at of [2, 3]) {
    await closeGrant(sandbox.db, { memberId: id, key: `grant-${id}-50`, at })
    expect(await buckets(id)).toEqual([456, 'closed', 318])
  }
  expect(await pay(220)).toBe(1001 - 227 + 170)
  expect(await buckets(id)).toEqual([556, 'closed', 388])
})

test('[2.15] a grant becomes cash once, when later bets complete its turnover, each category by its weight', async () => {
  const account = `turn${next++}`
  const id = await addMember(sandbox.db, { merchant, account, balance: 0, now: 1, cost: testCost })
  await grant(id, 100, { multiple: 2, weights: { RNG: 100, LIVE: 10 } })
  await addRound(sandbox.db, account, 120, { bet_at: 0 })
  await addRound(sandbox.db, account, 50, { bet_at: 5 })
  await addRound(sandbox.db, account, 1000, { bet_at: 6, game_type: 'LIVE' })
  await addRound(sandbox.db, account, 999, { bet_at: 6, game_type: 'SPORTS' })
  expect(await buckets(id)).toEqual([0, 100])
  // 200 − 50 − 1000 × 10 % = 50 are left: of 80 only those are needed.
  await addRound(sandbox.db, account, 80, { bet_at: 7 })
  expect(await buckets(id)).toEqual([100, 'cleared'])
  const allotted = await sandbox.db.selectFrom('turnover_allotments').select('amount').orderBy('id').where('requirement_id', 'in', sandbox.db.selectFrom('turnover_requirements').select('id').where('member_id', '=', id)).execute() // prettier-ignore
  expect(allotted.map(({ amount }) => amount)).toEqual([50, 1000, 50])
  expect((await rows(id)).length).toBe(1)
})

test('[7.4] a bet counts for the oldest requirement first, the rest for the next; a void bet no longer counts', async () => {
  const account = `void${next++}`
  const memberId = await addMember(sandbox.db, { merchant, account, balance: 1000, now: 1, cost: testCost })
  const need = (reference: string, base: number) =>
    openRequirement(sandbox.db, { merchant, memberId, source: 'deposit', reference, base, multiple: 1, weights: { RNG: 100 }, at: 1 })
  await need('first', 100)
  await need('second', 100)
  await addRound(sandbox.db, account, 130, { bet_at: 5 })
  const done = async () =>
    (await sandbox.db.selectFrom('turnover_requirements').select(['done', 'state']).where('member_id', '=', memberId).orderBy('id').execute()).map(({ done, state }) => [done / 100, state]) // prettier-ignore
  expect(await done()).toEqual([
    [100, 'met'],
    [30, 'open'],
  ])
  await sandbox.db.updateTable('game_records').set({ status: 'cancelled' }).where('member_id', '=', memberId).execute()
  expect(await done()).toEqual([
    [0, 'open'],
    [0, 'open'],
  ])
  const again = sandbox.db.updateTable('game_records').set({ valid_stake: 1 }).where('member_id', '=', memberId).execute()
  await expect(again).rejects.toThrow('is written')
})

test('[7.6] a claw-back takes the available cash, and the rest becomes a debt; later wins are not touched', async () => {
  const id = await wallet(300)
  await grant(id, 50)
  expect(await takeBack(sandbox.db, move(id, 1000), 'clawback')).toBe(50)
  expect([await owes(id), await buckets(id)]).toEqual([700, [0, 50]])
  await deposit(sandbox.db, move(id, 900))
  expect([await owes(id), await buckets(id)]).toEqual([700, [900, 50]])
  const repay = (amount: number) => {
    const legs = [
      { party: { memberId: id, bucket: 'cash' as const }, amount: -amount },
      { party: { memberId: id, bucket: 'receivable' as const }, amount },
    ]
    return transfer(sandbox.db, { merchant, kind: 'repayment', key: key(), legs, at: 1 })
  }
  await expect(repay(701)).rejects.toThrow('receivable_never_overpaid')
  await repay(700)
  expect([await owes(id), await balanceOf(sandbox.db, id)]).toEqual([0, 250])
})

test('[2.15] a promotion pool pays no more than its budget, and answers "later" instead of a final refusal', async () => {
  const id = await wallet()
  const granting = sandbox.db
    .transaction()
    .execute((trx) => grantBonus(trx, { merchant, memberId: id, amount: 2_000_000_000, key: 'too much', multiple: 1, weights: {}, at: 1 }))
  await expect(granting).rejects.toMatchObject({ code: 'server.busy', status: 503 })
})

test('[7.6] the database itself refuses unbalanced entries, overdrafts and changes of the past', async () => {
  const { db } = sandbox
  const id = await wallet(10)
  const account = await db.selectFrom('ledger_accounts').select('id').where('member_id', '=', id).executeTakeFirstOrThrow()
  const { id: transfer_id } = await db.selectFrom('ledger_transfers').select('id').executeTakeFirstOrThrow()
  const entry = { transfer_id, account_id: account.id, amount: 5, created_at: 1 }
  await expect(db.insertInto('ledger_entries').values(entry).execute()).rejects.toThrow('do not sum to zero')
  await expect(
    db
      .insertInto('ledger_entries')
      .values({ ...entry, amount: -11 })
      .execute(),
  ).rejects.toThrow('player_never_below_zero')
  await expect(db.updateTable('ledger_entries').set({ amount: 2 }).execute()).rejects.toThrow('append-only')
  await expect(db.updateTable('wallet_rows').set({ amount: 2 }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('ledger_transfers').execute()).rejects.toThrow('append-only')
})
