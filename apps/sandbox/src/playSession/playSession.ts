import { minor } from '@platform/sdk'
import { numberOf, type MarketProfile } from '@platform/sdk/markets'
import type { PlaySession } from '@platform/sdk/protection'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** A market without a number for it ends a session, and nothing else, after this time without an act. */
const IDLE_MS = 1_800_000

export interface Player {
  market: MarketProfile
  memberId: number
  at: number
}

/** A game is opened: the act that begins a session, or goes on with it. Returns how often the member chose to have a reality check. */
export async function actAtPlay(db: Db, player: Player): Promise<number | null> {
  return (await follow(db, player, player.at))?.check_ms ?? null
}

/** The session that is open, with its sums, and when its next reality check is due. */
export async function playSessionOf(
  db: Db,
  player: Player,
): Promise<{ session: PlaySession | null; checkFrom: number; checkMs: number | null }> {
  const state = await follow(db, player)
  const { play_from: startedAt = null, acted_at: lastActAt = null, checked_at = null, check_ms: checkMs = null } = state ?? {}
  if (startedAt === null || lastActAt === null || player.at - lastActAt > idleOf(player)) return { session: null, checkFrom: 0, checkMs }
  const { rows } = await sql<{ stake: number; payout: number; bets: number }>`
    select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout, count(*)::int as bets
    from game_records where member_id = ${player.memberId} and bet_at >= ${startedAt} and status <> 'cancelled'`.execute(db)
  const { stake, payout, bets } = rows[0]!
  const session = { startedAt, lastActAt, stake: minor(stake), payout: minor(payout), bets }
  return { session, checkFrom: Math.max(startedAt, checked_at ?? 0), checkMs }
}

const idleOf = ({ market }: Player) => numberOf(market, 'idleMs') ?? IDLE_MS

/**
 * Brings the stored session up to the last act: the bets since, which write nothing of their own here, and the one at `act`. One that follows
 * a while without any begins a session.
 */
async function follow(db: Db, player: Player, act: number | null = null) {
  const { memberId, at } = player
  const read = () => db.selectFrom('limit_states').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  const state = await read()
  const [before, idle] = [state?.acted_at ?? null, idleOf(player)]
  const { rows } = await sql<{ last: number | null; from: number | null }>`
    with acts as (
      select bet_at as at from game_records where member_id = ${memberId} and bet_at > ${before ?? at - idle} and bet_at <= ${at}
      union all select v from (values (${before}::bigint), (${act}::bigint)) x (v) where v is not null
    ), gaps as (select at, at - lag(at) over (order by at) as gap from acts)
    select max(at) as last, max(at) filter (where gap > ${idle} or (gap is null and at is distinct from ${before}::bigint)) as from
    from gaps`.execute(db)
  const { last, from } = rows[0]!
  if (last === null || last === before) return state
  const play_from = from ?? state?.play_from ?? last
  await sql`
    insert into limit_states as s (member_id, play_from, acted_at) values (${memberId}, ${play_from}, ${last})
    on conflict (member_id) do update set play_from = excluded.play_from, acted_at = greatest(s.acted_at, excluded.acted_at)`.execute(db)
  return read()
}
