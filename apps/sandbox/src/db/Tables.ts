import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AccountTables } from './AccountTables.ts'
import type { ContentTables } from './ContentTables.ts'

/** Epoch milliseconds of the gateway's clock. */
type Millis = number
/** Integer minor units (cents). */
type Cents = number
type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>
export type WireLanguage = 'PT' | 'EN'
export type GameTypeCode = 'SPORTS' | 'LIVE' | 'FISH' | 'RNG' | 'PVP' | 'LOTT' | 'ELOTT' | 'INHOUSE'

/** Rows as kysely sees them; the truth, with its reasons, is migrations/*.sql. */
export interface Tables extends AccountTables, ContentTables {
  merchants: {
    code: string
    brand: string
    trial: Generated<boolean>
    name: string
    currency: Generated<string>
    currency_symbol: Generated<string>
    settings: Json
    whitelabel: Json
  }
  members: {
    id: GeneratedAlways<number>
    merchant: string
    username: string
    account: string
    nickname: Generated<string>
    password_hash: string
    type: Generated<number>
    upline_id: number | null
    vip_level: Generated<number>
    disabled: Generated<boolean>
    first_login: Generated<boolean>
    email: string | null
    mobile: string | null
    registered_at: Millis
    last_login_at: Millis | null
    payee_name: Generated<string>
    id_number: Generated<string>
    contacts: Json
    payment_password_hash: string | null
    recommender_id: number | null
    registered_by: Generated<string>
    icon: Generated<string>
    last_login_device: Generated<string>
    previous_login_at: Millis | null
    previous_login_device: Generated<string>
  }
  sessions: {
    token_hash: string
    member_id: number
    created_at: Millis
    expires_at: Millis
    ended_at: Millis | null
    ended_by: 'logout' | 'replaced' | null
  }
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
  }
  play_sessions: {
    id: GeneratedAlways<number>
    token_hash: string
    member_id: number
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
  }
  announcements: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'B' | 'PL' | 'PU' | 'PR' | 'A' | 'LB' | 'LN'
    group_name: Generated<string>
    execution: 'A' | 'B' | 'F' | null
    promotion_type: string | null
    title_pt: Generated<string>
    title_en: Generated<string>
    content_pt: Generated<string>
    content_en: Generated<string>
    image_pt: Generated<string>
    image_en: Generated<string>
    link: Generated<string>
    position: Generated<number>
    starts_at: Generated<Millis>
    ends_at: Millis | null
  }
  hot_matches: {
    id: GeneratedAlways<number>
    merchant: string
    home_team_pt: string
    home_team_en: string
    away_team_pt: string
    away_team_en: string
    home_team_image: string
    away_team_image: string
    league_pt: string
    league_en: string
    day_offset: Generated<number>
    minute_of_day: number
    vendor: string
    room_id: Generated<string>
    node_id: string
    position: Generated<number>
  }
  crypto_keys: { kid: string; spki: string; pkcs8: string; created_at: Millis; not_after: Millis }
  nonces: { nonce: string; expires_at: Millis }
  idempotency_keys: {
    merchant: string
    owner: string
    key: string
    call: string
    payload_hash: string
    status: Generated<'running' | 'done'>
    locked_until: Millis
    http_status: number | null
    answer: string | null
    applied: Generated<boolean>
    created_at: Millis
  }
  captchas: { id: string; merchant: string; digits: string; created_at: Millis; expires_at: Millis }
  counters: { scope: string; count: number; resets_at: Millis }
  login_attempts: { id: GeneratedAlways<number>; merchant: string; username: string; address: string; outcome: string; at: Millis }
  console_settings: { key: string; value: ColumnType<unknown, string, string> }
  audit_log: {
    id: GeneratedAlways<number>
    at: Millis
    actor: string
    action: string
    merchant: string | null
    subject: Generated<string>
    detail: Json
  }
}

/** Why money moved. */
export type TransferKind = 'deposit' | 'withdrawal' | 'stake' | 'payout' | 'refund' | 'bonus' | 'adjustment' | 'transfer'
