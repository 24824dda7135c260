import type { WithdrawEvent, WithdrawReason, WithdrawStatus } from '@platform/sdk/withdraw'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** Tables of `schema/withdrawals.sql`. */
export interface WithdrawTables {
  withdraw_settings: {
    merchant: string
    min: Cents
    max: Cents
    day_count: number
    day_amount: Cents
    window_from: Generated<number>
    window_until: Generated<number>
    free_count: Generated<number>
    fee_rate: Generated<number>
    fee_fixed: Generated<Cents>
    fee_cap: Generated<Cents>
    auto_below: Generated<Cents>
    auto_send: Generated<boolean>
    cancellable: boolean
    identity: boolean
    /** Migration 0088. */
    transfer_min: Generated<Cents>
    transfer_max: Generated<Cents>
    /** Migration 0130. */
    transfer_down: Generated<boolean>
    /** Migration 0141. */
    contract_first: Generated<boolean>
    /** Migration 0151. */
    deposit_turnover: Generated<number>
    /** Migration 0152. */
    transfer_turnover: Generated<number>
    /** Migration 0170. */
    company_keys: Generated<boolean>
  }
  withdrawals: {
    order_no: string
    order_key: string | null
    merchant: string
    member_id: number
    bank_card_id: number
    amount: Cents
    fee: Cents
    status: WithdrawStatus
    reason: WithdrawReason | null
    end_to_end_id: Generated<string>
    created_at: Millis
    paid_at: Millis | null
    changed_at: Millis
    asked_at: Generated<Millis>
    payee: Generated<string>
  }
  withdraw_events: {
    id: GeneratedAlways<number>
    order_no: string
    at: Millis
    event: WithdrawStatus
    actor: WithdrawEvent['actor']
    reason: WithdrawReason | null
  }
}
