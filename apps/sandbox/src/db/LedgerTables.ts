import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Cents, Json, Millis, TransferKind } from './columns.ts'

/** Written by the database. */
type DatabaseWritten<Value> = ColumnType<Value, never, never>

/** Money (`schema/ledger.sql` and `turnover.sql`). Only their functions write the ledger's own tables. */
export interface LedgerTables {
  ledger_accounts: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'cash' | 'bonus' | 'wallet' | 'receivable' | 'house' | 'cashier' | 'promotion' | 'fees' | 'rain' | 'settlement'
    member_id: number | null
    name: Generated<string>
    /** The meaning of each is in `schema/turnover.sql`. */
    state: Generated<'open' | 'held' | 'cleared' | 'lost' | 'withdrawn' | 'closed'>
    debits_pending: DatabaseWritten<Cents>
    debits_posted: DatabaseWritten<Cents>
    credits_pending: DatabaseWritten<Cents>
    credits_posted: DatabaseWritten<Cents>
    /** Available money; only members and pools have one. */
    balance: DatabaseWritten<Cents>
    /** What the pool received for a withdrawn bonus. */
    forfeited: DatabaseWritten<Cents>
  }
  /** Bonuses that a member has, or gets back: a view. */
  bonuses_of_members: {
    member_id: number
    account_id: number
    state: 'open' | 'held' | 'withdrawn'
    bonus: Cents
    held: Cents
    owed: Cents
  }
  ledger_transfers: {
    id: GeneratedAlways<number>
    merchant: string
    kind: TransferKind
    key: string
    reference: Generated<string>
    phase: Generated<'single' | 'pending' | 'posted' | 'voided'>
    origin_id: number | null
    created_at: Millis
  }
  ledger_entries: {
    id: GeneratedAlways<number>
    transfer_id: number
    account_id: number
    amount: Cents
    debit_pending: Generated<Cents>
    credit_pending: Generated<Cents>
    change: DatabaseWritten<Cents>
    balance_after: DatabaseWritten<Cents | null>
    created_at: Millis
  }
  merchant_wallets: {
    merchant: string
    wallet: string
    name_pt: string
    name_en: string
    position: number
  }
  wallet_rows: {
    id: GeneratedAlways<number>
    member_id: number
    transfer_id: number
    /** The type for the member: `wallet_row_type` of `schema/ledger.sql`. */
    type: string
    amount: Cents
    balance_before: Cents
    balance_after: Cents
    created_at: Millis
  }
  turnover_requirements: {
    id: GeneratedAlways<number>
    merchant: string
    member_id: number
    source: 'deposit' | 'bonus' | 'reward' | 'rebate'
    reference: string
    account_id: number | null
    base: Cents
    required: Cents
    weights: ColumnType<Record<string, number>, string, string>
    /** Hundredths of cents. */
    done: DatabaseWritten<number>
    state: Generated<'open' | 'held' | 'met' | 'closed'>
    opened_at: Millis
    ended_at: Millis | null
  }
  turnover_allotments: {
    id: GeneratedAlways<number>
    requirement_id: number
    record_id: number
    amount: Cents
    weight: number
    created_at: Millis
  }
  effects: {
    id: GeneratedAlways<number>
    kind: string
    key: string
    payload: Json
    created_at: Millis
    next_at: Millis
    attempts: Generated<number>
    lease: string | null
    leased_until: Millis | null
    done_at: Millis | null
    last_error: string | null
  }
}
