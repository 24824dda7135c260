import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AccountKind, AffiliateChannel, AgentRate } from '@platform/sdk/agents'
import type { Cents, Millis } from './columns.ts'

/** Tables of `schema/agents.sql`: accounts, rates and rebates. `parts` are ten-thousandths of a cent; days are numbered as `platform_day` does. */
export interface AgentTables {
  agent_rebate_settings: {
    merchant: string
    game_type: string
    most: number
    gap: Generated<number>
    step: Generated<number>
  }
  agent_rates: {
    id: GeneratedAlways<number>
    member_id: number
    game_type: string
    rate: number
    effective_at: Millis
    agent_id: number | null
    made_at: Millis | null
    before: number | null
  }
  agent_rebate_quotas: { merchant: string; game_type: string; rate: number; most: number }
  agent_rebate_rules: { merchant: string; lowering: Generated<boolean>; settled_day: number }
  agent_rebate_remainders: { member_id: number; settled_day: number; parts: Generated<number> }
  agent_rebate_payouts: {
    member_id: number
    day: number
    merchant: string
    status: Generated<'settled' | 'paid' | 'cancelled'>
    carried: number
    earned: number
    amount: Cents
    settled_at: Millis
    paid_at: Millis | null
  }
  agent_rebate_rows: {
    id: GeneratedAlways<number>
    recipient_id: number
    day: number
    source_id: number
    type: 'own' | 'team'
    depth: number
    game_type: string
    rate: number
    their_rate: number
    bets: number
    valid_stake: Cents
    parts: number
  }
  agent_rebate_bets: { result_id: number; recipient_id: number; type: 'own' | 'team'; row_id: number }
  affiliate_links: {
    merchant: string
    code: string
    member_id: number
    type: AccountKind
    channel: AffiliateChannel
    contact: Generated<string>
    /** A list of `AgentRate`. */
    rates: ColumnType<AgentRate[], string, never>
    quota: number | null
    used: Generated<number>
    created_at: Millis
    expires_at: Millis | null
    deleted_at: Millis | null
  }
}
