import type { Generated } from 'kysely'
import type { Cents, Millis } from './columns.ts'

type BetState = 'open' | 'won' | 'lost' | 'cancelled'

/** Lotteries, draws and bets (`schema/lottery.sql`). */
export interface LotteryTables {
  lottery_groups: { code: string; prize_mode: 'Lott' | 'ZY' | 'Elott'; position: number; name_pt: string; name_en: string }
  lotteries: {
    code: string
    group_code: string
    node_id: string
    family: 'VN' | 'FIVE' | 'DICE'
    position: number
    period_ms: number
    lock_ms: number
    hot: Generated<boolean>
  }
  lottery_draws: {
    id: string
    lottery: string
    numero: string
    opens_at: Millis
    locks_at: Millis
    draws_at: Millis
    hash: string
    committed_at: Millis
    sealed_seed: string | null
    seed: string | null
    winning_number: string | null
    status: Generated<'open' | 'settled'>
  }
  lottery_orders: {
    order_no: string
    member_id: number
    merchant: string
    draw_id: string
    stake: Cents
    prize: Generated<Cents>
    status: Generated<BetState>
    placed_at: Millis
    settled_at: Millis | null
    settled_no: number | null
    order_key?: string | null
  }
  /** Migration 0153. */
  opposite_bets: { record_id: number; member_id: number; other_id: number; reason: 'device' | 'account' }
  lottery_suborders: {
    sub_no: string
    order_no: string
    play: string
    numbers: string
    unit: Cents
    multiplier: number
    bets: number
    /** Hundredths. */
    odds: number
    stake: Cents
    prize: Generated<Cents>
    status: Generated<BetState>
  }
}
