import type { Db } from '../db/openDatabase.ts'
import { transfer } from './transfer.ts'

/** Money of one member that moves for one event. `amount` in cents; `key` names the event, so that a retry has no second effect. */
export interface WalletMove {
  merchant: string
  memberId: number
  amount: number
  key: string
  reference?: string
  at: number
}

/** The merchant's own accounts, once per merchant: transfers need the other side. */
export async function openMerchantAccounts(db: Db, merchant: string): Promise<void> {
  const kinds = ['house', 'cashier', 'promotion'] as const
  await db
    .insertInto('ledger_accounts')
    .values(kinds.map((kind) => ({ merchant, kind, member_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An empty wallet; a second call changes nothing. */
export async function openWallet(db: Db, merchant: string, memberId: number): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values({ merchant, kind: 'player', member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Cents in a member's wallet; 0 for a member without one. */
export async function balanceOf(db: Db, memberId: number): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', memberId).executeTakeFirst()
  return row?.balance ?? 0
}

/** Takes a bet. Returns the balance after it, in cents. Throws Refusal `wallet.insufficient`. */
export async function stake(db: Db, { memberId, ...move }: WalletMove): Promise<number> {
  const { balances } = await transfer(db, { ...move, kind: 'stake', from: { memberId }, to: 'house' })
  return balances.get(memberId) ?? 0
}

/** Pays a win; nothing moves for 0. Returns the balance after it, in cents. */
export async function payout(db: Db, { memberId, ...move }: WalletMove): Promise<number> {
  if (move.amount === 0) return balanceOf(db, memberId)
  const { balances } = await transfer(db, { ...move, kind: 'payout', from: 'house', to: { memberId } })
  return balances.get(memberId) ?? 0
}

/** Gives a stake back. Returns the balance after it, in cents. */
export async function refund(db: Db, { memberId, ...move }: WalletMove): Promise<number> {
  const { balances } = await transfer(db, { ...move, kind: 'refund', from: 'house', to: { memberId } })
  return balances.get(memberId) ?? 0
}

/** Brings money in from outside: the seed, the console, later the deposit calls. */
export async function deposit(db: Db, { memberId, ...move }: WalletMove): Promise<number> {
  const { balances } = await transfer(db, { ...move, kind: 'deposit', from: 'cashier', to: { memberId } })
  return balances.get(memberId) ?? 0
}
