import { cycleMsOf } from '@platform/sdk/markets'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'

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
