import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { TransferKind } from '../db/Tables.ts'
import { Refusal } from '../base/Refusal.ts'

/**
 * The owner of the money. Of a member: all buckets, that is spent cash first, then grants, and received as cash; or one bucket alone. Of a
 * merchant: one of its accounts, the cashier's by channel, a rain pool by session.
 */
export type Party =
  | { memberId: number; bucket?: 'cash' | 'receivable' }
  | { accountId: number }
  | 'house'
  | 'cashier'
  | 'promotion'
  | 'fees'
  | 'settlement'
  | { cashier: string }
  | { rain: string }

/** One side of a transfer; `amount` in cents, negative if money leaves. The legs of a transfer sum to zero. */
export interface Leg {
  party: Party
  amount: number
}

export interface TransferOrder {
  merchant: string
  kind: TransferKind
  /** One effect per key, forever: name the event (`stake:<round>`), not the try. */
  key: string
  legs: readonly Leg[]
  reference?: string
  /** Milliseconds of the gateway's clock. */
  at: number
}

export interface TransferResult {
  transferId: number
  /** True if the key had been used before: nothing moved this time. */
  replayed: boolean
  /** Available money of the members that took part, in cents, right after the transfer. */
  balances: Map<number, number>
}

/**
 * Moves money once, inside the caller's transaction if there is one. Throws Refusal `wallet.insufficient` where a member has too little,
 * `server.busy` (503) where a pool of the merchant has; the same key with another amount or kind is `idempotency.mismatch` (422).
 */
export const transfer = (db: Db, order: TransferOrder) => writeTransfer(db, order, 'single')

/** Reserves money without moving it: members give cash, and see one row. `post` or `voidHold` decides, once. Throws as `transfer` does. */
export const hold = (db: Db, order: TransferOrder) => writeTransfer(db, order, 'pending')

/** Moves the money held under `origin`. The members it came from see no further row. */
export const post = (db: Db, decision: Decision) => decideHold(db, 'posted', decision)

/** Returns the money held under `origin`: one row. */
export const voidHold = (db: Db, decision: Decision) => decideHold(db, 'voided', decision)

/** `key` is the decision's own, `origin` that of the hold. */
export interface Decision {
  key: string
  origin: string
  at: number
}

/** Throws unless the amount is a positive integer of cents: a fraction or a sign would move a wrong amount. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount in cents: ${amount}`)
}

function writeTransfer(db: Db, order: TransferOrder, phase: 'single' | 'pending'): Promise<TransferResult> {
  const { merchant, kind, key, reference = '', at, legs } = order
  for (const { amount } of legs) assertAmount(Math.abs(amount))
  const json = JSON.stringify(legs.map(({ party, amount }) => ({ ...accountOf(party), amount })))
  return run(db, sql`ledger_transfer(${merchant}, ${kind}, ${key}, ${reference}, ${at}::bigint, ${json}::jsonb, ${phase})`)
}

const decideHold = (db: Db, phase: 'posted' | 'voided', { key, origin, at }: Decision) =>
  run(db, sql`ledger_decide(${phase}, ${key}, ${origin}, ${at}::bigint)`)

/** A party as the functions of `schema/ledger.sql` read it. */
export function accountOf(party: Party): object {
  if (typeof party === 'string') return { party }
  if ('accountId' in party) return { account: party.accountId }
  if ('cashier' in party) return { party: 'cashier', name: party.cashier }
  if ('rain' in party) return { party: 'rain', name: party.rain }
  const { memberId: member, bucket } = party
  return bucket ? { member, bucket } : { member }
}

interface Written {
  id: number
  replayed: boolean
  balances: { member: number; balance: number }[]
}

/** Runs one of the ledger's functions, and translates the errors of its guards into refusals. */
export async function run(db: Db, call: RawBuilder<unknown>): Promise<TransferResult> {
  try {
    const { rows } = await sql<{ written: Written }>`select ${call} as written`.execute(db)
    const { id, replayed, balances } = rows[0]!.written
    return { transferId: id, replayed, balances: new Map(balances.map(({ member, balance }) => [member, balance])) }
  } catch (error) {
    throw refusals[constraintOf(error)]?.() ?? error
  }
}

const refusals: Record<string, () => Refusal> = {
  player_never_below_zero: () => new Refusal('wallet.insufficient', 400),
  // Decides nothing: the operator may fill the pool, then a retry succeeds.
  pool_never_below_zero: () => new Refusal('server.busy', 503),
  transfer_replayed_alike: () => new Refusal('idempotency.mismatch', 422),
}

const constraintOf = (error: unknown): string => (error instanceof Error && 'constraint' in error ? String(error.constraint) : '')
