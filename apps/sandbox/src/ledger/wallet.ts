import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { accountOf, assertAmount, run, transfer, type Party } from './transfer.ts'

/** Money of one member that moves for one event. `amount` in cents; `key` names the event, so that a retry has no second effect. */
export interface WalletMove {
  merchant: string
  memberId: number
  amount: number
  key: string
  reference?: string
  at: number
}

/** Money returned for a stake: to its source, so that neither member nor merchant is named again. */
export interface StakeReturn {
  /** Key of the stake. */
  stake: string
  amount: number
  key: string
  at: number
}

/** Cents that a merchant's promotions may pay before an operator gives more. */
const BUDGET = 1_000_000_000

/** The merchant's own accounts, once per merchant: transfers need the other side. */
export async function openMerchantAccounts(db: Db, merchant: string): Promise<void> {
  const kinds = ['house', 'cashier', 'promotion', 'fees', 'settlement'] as const
  await db
    .insertInto('ledger_accounts')
    .values(kinds.map((kind) => ({ merchant, kind, member_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const legs = [
    { party: 'house' as const, amount: -BUDGET },
    { party: 'promotion' as const, amount: BUDGET },
  ]
  await transfer(db, { merchant, kind: 'budget', key: `budget:${merchant}`, reference: 'budget', legs, at: 0 })
}

/** An empty wallet; a second call changes nothing. */
export async function openWallet(db: Db, merchant: string, memberId: number): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values({ merchant, kind: 'cash', member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Locks wallets to the end of the transaction, in the one order that all transactions use. A transaction that moves money of several
 * members in more than one transfer begins with it; so does one that counts a member's orders before it inserts another.
 */
export async function lockWallets(db: Db, memberIds: readonly number[]): Promise<void> {
  await sql`select ledger_lock(${memberIds}::bigint[])`.execute(db)
}

/** Available cents of a member, cash and open grants; 0 for a member without a wallet. */
export async function balanceOf(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts
    where member_id = ${memberId} and kind in ('cash', 'bonus')`.execute(db)
  return rows[0]!.balance
}

/** Moves cash from the member's other wallets to the main one, as much as an amount requires. Under the lock of the wallet. */
export async function bringHome(db: Db, { merchant, memberId, key, at, amount }: WalletMove): Promise<void> {
  await sql`select ledger_come_home(${merchant}, ${memberId}::bigint, ${key}, ${at}::bigint, ${amount}::bigint)`.execute(db)
}

/** Takes a bet: cash first, then grants, oldest first. Returns the balance after it, in cents. Throws Refusal `wallet.insufficient`. */
export const stake = (db: Db, move: WalletMove) => moveBetween(db, 'stake', move, 'house', -1)

/** Credits money from outside: of the seed or the console. Returns the new balance in cents. */
export const deposit = (db: Db, move: WalletMove) => moveBetween(db, 'deposit', move, 'cashier', 1)

/** Pays a win: to each grant its share of the stake, the rest as cash; nothing moves for 0. Returns the balance after it, in cents. */
export const payout = (db: Db, back: StakeReturn) => returnStake(db, 'payout', back)

/** Returns a stake, or the last part of it, to the buckets that it came from. Returns the balance after it, in cents. */
export const refund = (db: Db, back: StakeReturn) => returnStake(db, 'refund', back)

/**
 * Takes back money that the member should not have: whatever is in any wallet, never below zero; the rest becomes the member's receivable.
 * A claw-back of a deposit takes cash alone and goes to the cashier, anything else may take bonus money too and goes to the house, unless
 * `to` names an account. Returns the balance after it.
 */
export async function takeBack(
  db: Db,
  { merchant, memberId, amount, key, reference = '', at, to }: WalletMove & { to?: Party },
  kind: 'clawback' | 'takeback',
) {
  assertAmount(amount)
  const party = JSON.stringify(accountOf(to ?? (kind === 'clawback' ? 'cashier' : 'house')))
  const call = sql`ledger_take_back(${merchant}, ${kind}, ${key}, ${reference}, ${at}::bigint, ${memberId}::bigint, ${amount}::bigint, ${party}::jsonb)`
  const { balances } = await run(db, call)
  return balances.get(memberId) ?? balanceOf(db, memberId)
}

async function moveBetween(
  db: Db,
  kind: 'stake' | 'deposit',
  { memberId, amount, ...move }: WalletMove,
  other: 'house' | 'cashier',
  sign: 1 | -1,
) {
  assertAmount(amount)
  const legs = [
    { party: { memberId }, amount: sign * amount },
    { party: other, amount: -sign * amount },
  ]
  const { balances } = await transfer(db, { ...move, kind, legs })
  return balances.get(memberId) ?? 0
}

async function returnStake(db: Db, kind: 'payout' | 'refund', { stake: of, amount, key, at }: StakeReturn): Promise<number> {
  assertAmount(amount)
  const { balances } = await run(db, sql`ledger_return(${kind}, ${key}, ${of}, ${amount}::bigint, ${at}::bigint)`)
  return [...balances.values()][0] ?? 0
}
