import type { TransferPurpose } from '@platform/sdk/wallet'
import type { Generated } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** `member_transfers` of `schema/transfers.sql`. */
export interface TransferTables {
  member_transfers: {
    transfer_no: string
    order_key: string | null
    merchant: string
    sender_id: number
    receiver_id: number
    direction: 'up' | 'down'
    amount: Cents
    purpose: TransferPurpose
    note: Generated<string>
    transfer_id: number
    created_at: Millis
  }
}
