import type { Generated } from 'kysely'
import type { Cents, GameTypeCode } from './columns.ts'

/** The tree of members and what its members do, per day of the platform (`schema/agents.sql`). Triggers write all of it. */
export interface TeamTables {
  /** Every pair of a member and a member above; the member itself at depth 0. */
  team_paths: { ancestor_id: number; descendant_id: number; depth: number }
  member_days: {
    member_id: number
    day: number
    registered: Generated<number>
    sign_ins: Generated<number>
    first_deposit: Generated<number>
    deposit: Generated<Cents>
    withdrawal: Generated<Cents>
    rebate: Generated<Cents>
    reward: Generated<Cents>
    fee: Generated<Cents>
  }
  play_days: {
    member_id: number
    day: number
    game_type: GameTypeCode
    bets: Generated<number>
    stake: Generated<Cents>
    valid_stake: Generated<Cents>
    payout: Generated<Cents>
    uncounted_stake: Generated<Cents>
    uncounted_payout: Generated<Cents>
  }
}
