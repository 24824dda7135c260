import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Cents, Millis } from './columns.ts'

/** The feature that pays a reward. */
export type RewardSource = 'promotion' | 'vip' | 'mission' | 'ranking' | 'redRain' | 'referral'

type Percents = ColumnType<Record<string, number>, string, string>

/** A rain's prizes, its recipients, and the turnover to clear them. */
interface RainTerms {
  merchant: string
  title_pt: string
  title_en: string
  pool: Cents
  packets: number
  stake: Generated<Cents>
  multiple: Generated<number>
  weights: ColumnType<Record<string, number>, string | undefined, string>
}

/** Rewards and the member club (`schema/rewards.sql`). */
export interface RewardTables {
  red_envelopes: {
    envelope_no: string
    order_key: string | null
    merchant: string
    sender_id: number
    amount: Cents
    packets: number
    split: 'equal' | 'random'
    words: Generated<string>
    created_at: Millis
    expires_at: Millis
    ended_at: Generated<Millis | null>
  }
  red_envelope_packets: {
    envelope_no: string
    position: number
    amount: Cents
    taken_by: Generated<number | null>
    taken_at: Generated<Millis | null>
  }
  rewards: {
    id: GeneratedAlways<number>
    merchant: string
    member_id: number
    source: RewardSource
    code: string
    period: string
    title_pt: string
    title_en: string
    amount: Cents
    multiple: number
    weights: Percents
    ledger_key: string
    paid_at: Millis
  }
  club_levels: {
    merchant: string
    level: number
    name_pt: string
    name_en: string
    points: number
    upgrade_reward: Generated<Cents>
    weekly_reward: Generated<Cents>
    monthly_reward: Generated<Cents>
    birthday_reward: Generated<Cents>
    withdrawals: Generated<number>
  }
  club_benefits: {
    merchant: string
    level: number
    position: number
    title_pt: string
    title_en: string
    value_pt: string
    value_en: string
  }
  club_rules: { merchant: string; window_days: Generated<number>; weights: Percents; multiple: Generated<number> }
  missions: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'daily' | 'weekly' | 'once' | 'newcomer'
    position: Generated<number>
    title_pt: string
    title_en: string
    condition_pt: string
    condition_en: string
    goal: 'stake' | 'bets' | 'games' | 'days' | 'visits' | 'email' | 'mobile' | 'identity' | 'paymentPassword' | 'passkey'
    game_type: string | null
    target: number
    reward: Cents
    multiple: Generated<number>
    weights: ColumnType<Record<string, number>, string | undefined, string>
  }
  leader_boards: {
    merchant: string
    title_pt: string
    title_en: string
    prizes: Cents[]
    weights: Percents
    settle_ms: Generated<number>
    multiple: Generated<number>
  }
  club_points: { id: GeneratedAlways<number>; member_id: number; points: number; reason: string; at: Millis }
  referral_rules: {
    merchant: string
    stake: Cents
    days: Generated<number>
    rates: number[]
    claim_days: Generated<number>
    multiple: Generated<number>
    weights: ColumnType<Record<string, number>, string | undefined, string>
  }
  referral_steps: { merchant: string; friends: number; reward: Cents }
  rain_plans: RainTerms & { every_minutes: number; open_seconds: number }
  rain_sessions: RainTerms & {
    id: string
    opens_at: Millis
    closes_at: Millis
    smallest: Cents
    largest: Cents
    bands: JSONColumnType<{ from: number; to: number; packets: number }[], string, never>
    hash: string
    committed_at: Millis
    sealed_seed: string | null
    seed: string | null
    list_digest: string | null
    drawn_at: Millis | null
  }
  rain_tickets: { session_id: string; member_id: number; ticket: string; taken_at: Millis; rank: number | null; amount: number | null }
}
