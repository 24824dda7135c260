import type { ColumnType, Generated } from 'kysely'
import type { AccountKind, AffiliateChannel, AgentRate } from '@platform/sdk/agents'
import type { Millis } from './columns.ts'

/** Tables of migrations/0131_agent_accounts.sql. */
export interface AgentTables {
  agent_rebate_settings: {
    merchant: string
    game_type: string
    most: number
    gap: Generated<number>
    step: Generated<number>
  }
  agent_rates: { member_id: number; game_type: string; rate: number; set_at: Millis }
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
