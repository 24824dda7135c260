import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** Tables of `schema/rebates.sql`. */
export interface RebateTables {
  rebate_settings: {
    merchant: string
    min_claim: Generated<Cents>
    wait_minutes: Generated<number>
    expiry_days: Generated<number>
    since: Generated<Millis>
    settled_at: Generated<Millis>
  }
  rebate_rates: {
    merchant: string
    game_type: string
    level: number
    rate: number
  }
  rebate_claims: {
    claim_no: string
    order_key: string | null
    merchant: string
    member_id: number
    status: 'paid' | 'expired'
    source: 'member' | 'settlement'
    amount: Cents
    created_at: Millis
  }
  rebate_rows: {
    id: GeneratedAlways<number>
    claim_no: string
    member_id: number
    game_type: string
    bets: number
    valid_stake: Cents
    rate: number
    back: Generated<Cents>
    amount: Cents
    created_at: Millis
  }
  rebate_bets: {
    result_id: number
    row_id: number
  }
}
