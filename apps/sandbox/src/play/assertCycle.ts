import type { MarketProfile } from '@platform/sdk/markets'
import { numberOf } from '@platform/sdk/markets'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'

/** The least time from the start of a round of a game to the next one, ms: 0 where the market has none. Bets on sports are no rounds. */
export function cycleMsOf(market: MarketProfile, gameType: string): number {
  const cycle = numberOf(market, 'cycleMs')
  if (!cycle || gameType === 'SPORTS') return 0
  return (gameType === 'RNG' ? cycle.slot : cycle.other) ?? 0
}

interface Round {
  member_id: number
  node_id: string
  game_type: string
}

/** Refuses a round too soon after the last one of the member in this game, in whichever window: `play.tooSoon { afterMs }`. Under the wallet's lock. */
export async function assertCycle({ db, merchant, now }: Context, { member_id, node_id, game_type }: Round): Promise<void> {
  const cycleMs = cycleMsOf(merchant.market, game_type)
  if (cycleMs === 0) return
  const at = now()
  const last = await db
    .selectFrom('game_records')
    .select('bet_at')
    .where('member_id', '=', member_id)
    .where('node_id', '=', node_id)
    .where('bet_at', '>', at - cycleMs)
    .orderBy('bet_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const afterMs = last.bet_at + cycleMs - at
  // 429 decides nothing: the same key may be sent again.
  throw new Refusal('play.tooSoon', 429, { afterMs }, { 'Retry-After': String(Math.ceil(afterMs / 1000)) })
}
