import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Cents, Millis, TransferKind } from './columns.ts'

/** Money (migration 0002). */
export interface LedgerTables {
  ledger_accounts: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'player' | 'house' | 'cashier' | 'promotion'
    member_id: number | null
    balance: ColumnType<Cents, never, never>
  }
  ledger_transfers: {
    id: GeneratedAlways<number>
    merchant: string
    kind: TransferKind
    key: string
    reference: Generated<string>
    created_at: Millis
  }
  ledger_entries: {
    id: GeneratedAlways<number>
    transfer_id: number
    account_id: number
    amount: Cents
    balance_after: ColumnType<Cents | null, never, never>
    created_at: Millis
  }
}
