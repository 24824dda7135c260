import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { TransferKind } from '../db/Tables.ts'
import { Refusal } from '../gateway/Refusal.ts'

/** A member's wallet, or one of the merchant's own accounts. */
export type Party = { memberId: number } | 'house' | 'cashier' | 'promotion'

export interface TransferOrder {
  merchant: string
  kind: TransferKind
  /** One effect per key, for ever: name the event (`stake:<round>`), not the try. */
  key: string
  from: Party
  to: Party
  /** Cents, above zero. */
  amount: number
  reference?: string
  /** Milliseconds of the gateway's clock. */
  at: number
}

export interface TransferResult {
  transferId: number
  /** True where the key had been used before: nothing moved this time. */
  replayed: boolean
  /** Wallets of the members that took part, in cents, right after the transfer. */
  balances: Map<number, number>
}

interface EntryRow {
  transfer_id: number
  member_id: number | null
  balance_after: number | null
  kind: TransferKind
  amount: number
}

/**
 * Moves money once, in one statement, inside the caller's transaction if there is one.
 * Throws Refusal `wallet.insufficient`; the same key with another amount or kind is `idempotency.mismatch` (422).
 */
export async function transfer(db: Db, order: TransferOrder): Promise<TransferResult> {
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0) throw new RangeError(`not an amount in cents: ${order.amount}`)
  const entries = await post(db, order)
  if (entries.length > 0) return resultOf(entries, false)
  const earlier = await entriesOf(db, order.key)
  if (earlier.length === 0) throw new Error(`transfer ${order.key}: an account is missing`)
  if (earlier.some((entry) => entry.kind !== order.kind || Math.abs(entry.amount) !== order.amount)) {
    throw new Refusal('idempotency.mismatch', 422)
  }
  return resultOf(earlier, true)
}

/** Entries are inserted in order of account, so that two transfers between the same wallets cannot lock each other out. */
async function post(db: Db, order: TransferOrder): Promise<EntryRow[]> {
  const { merchant, kind, key, amount, at } = order
  try {
    const { rows } = await sql<EntryRow>`
      with party as (
        select id, member_id, -${amount}::bigint as amount from ledger_accounts where ${isParty(merchant, order.from)}
        union all
        select id, member_id, ${amount}::bigint from ledger_accounts where ${isParty(merchant, order.to)}
      ), made as (
        insert into ledger_transfers (merchant, kind, key, reference, created_at)
        select ${merchant}, ${kind}, ${key}, ${order.reference ?? ''}, ${at}::bigint where (select count(*) from party) = 2
        on conflict (key) do nothing returning id
      ), entered as (
        insert into ledger_entries (transfer_id, account_id, amount, created_at)
        select made.id, party.id, party.amount, ${at}::bigint from made, party order by party.id
        returning transfer_id, account_id, amount, balance_after
      )
      select transfer_id, member_id, balance_after, ${kind} as kind, entered.amount
      from entered join party on party.id = entered.account_id`.execute(db)
    return rows
  } catch (error) {
    if (isOverdraw(error)) throw new Refusal('wallet.insufficient', 400)
    throw error
  }
}

function isParty(merchant: string, party: Party) {
  return typeof party === 'string'
    ? sql`merchant = ${merchant} and kind = ${party} and member_id is null`
    : sql`merchant = ${merchant} and member_id = ${party.memberId}`
}

async function entriesOf(db: Db, key: string): Promise<EntryRow[]> {
  return db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.key', '=', key)
    .select(['e.transfer_id', 'a.member_id', 'e.balance_after', 't.kind', 'e.amount'])
    .execute()
}

function resultOf(entries: EntryRow[], replayed: boolean): TransferResult {
  const balances = new Map<number, number>()
  for (const { member_id, balance_after } of entries) {
    if (member_id !== null) balances.set(member_id, balance_after ?? 0)
  }
  return { transferId: entries[0]?.transfer_id ?? 0, replayed, balances }
}

const isOverdraw = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'player_never_below_zero'
