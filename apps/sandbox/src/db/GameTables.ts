import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, GameTypeCode, Json, Millis, WireLanguage } from './columns.ts'

/** Games, launches and rounds (`schema/games.sql`). */
export interface GameTables {
  vendors: { code: string; name: string; maintenance: Generated<boolean> }
  game_categories: {
    merchant: string
    game_type: GameTypeCode
    position: number
    name_pt: string
    name_en: string
    icon: Generated<string>
  }
  vendor_categories: {
    vendor: string
    game_type: GameTypeCode
    position: number
    node_id: Generated<string>
    game_id: Generated<string>
    large_icon: Generated<string>
    small_icon: Generated<string>
  }
  games: {
    node_id: string
    vendor: string
    game_type: GameTypeCode
    game_id: string
    room_id: Generated<string>
    name_pt: string
    name_en: string
    search: string
    classes: Generated<string[]>
    min_bet: Generated<Cents>
    /** Hundredths of a percent. */
    rtp: Generated<number>
    is_new: Generated<boolean>
    hot_rank: number | null
    position: Generated<number>
    icon: string
    lobby: Generated<boolean>
    support_play: Generated<boolean>
    maintenance: Generated<boolean>
  }
  favorites: { member_id: number; node_id: string; created_at: Millis }
  recent_games: { member_id: number; node_id: string; played_at: Millis }
  launch_tickets: {
    ticket_hash: string
    member_id: number
    node_id: string
    back_url: string
    language: WireLanguage
    expires_at: Millis
    used_at: Millis | null
    page_key: string
    round_id: string | null
  }
  play_sessions: {
    id: GeneratedAlways<number>
    token_hash: string
    member_id: number
    page_key: string
    node_id: string
    back_url: string
    language: WireLanguage
    created_at: Millis
    expires_at: Millis
    ended_at: Millis | null
  }
  game_records: {
    id: GeneratedAlways<number>
    member_id: number
    merchant: string
    node_id: string
    vendor: string
    game_type: GameTypeCode
    play_session_id: number | null
    round_id: string
    stake: Cents
    payout: Generated<Cents>
    status: 'open' | 'settled' | 'cancelled'
    detail: Json
    bet_at: Millis
    settled_at: Millis | null
    /** When it turned out to be void. */
    voided_at?: Millis | null
    /** Cents that count for turnover, promotions and levels; written at settlement. */
    valid_stake?: Cents | null
    order_key?: string | null
  }
  /** The results of a bet when it was settled, and their reversal when it was voided later. Written by the database itself. */
  bet_results: {
    id: GeneratedAlways<number>
    record_id: number
    member_id: number
    game_type: string
    void: boolean
    stake: Cents
    valid_stake: Cents
    payout: Cents
    at: Millis
  }
}
