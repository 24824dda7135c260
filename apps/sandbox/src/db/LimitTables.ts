import type { LimitChange, LimitKind, LimitPeriod } from '@platform/sdk/protection'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** Tables of `schema/limits.sql`. */
export interface LimitTables {
  /** In cents, bets or minutes. */
  limits: {
    member_id: number
    kind: LimitKind
    period: LimitPeriod
    value: number
    set_at: Millis
    wanted: number | null
    ready_at: Millis | null
    confirm_by: Millis | null
    noticed_day: number | null
  }
  limit_changes: {
    id: GeneratedAlways<number>
    member_id: number
    at: Millis
    kind: LimitKind
    period: LimitPeriod
    before: number | null
    after: number | null
    change: LimitChange['change']
    actor: 'member' | 'operator' | 'system'
  }
  limit_states: {
    member_id: number
    reminded_at: Millis | null
    beat_at: Millis | null
    play_from: Millis | null
    acted_at: Millis | null
    checked_at: Millis | null
    check_ms: number | null
  }
  /** Triggers of `game_records` write all but the time of play. */
  limit_days: {
    member_id: number
    day: number
    bets: Generated<number>
    stake: Generated<Cents>
    payout: Generated<Cents>
    voided: Generated<Cents>
    play_ms: Generated<number>
  }
}
