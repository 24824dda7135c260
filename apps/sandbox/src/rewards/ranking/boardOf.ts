import { sql } from 'kysely'
import type { Context } from '../../gateway/Context.ts'
import { UNITS } from '../club/clubLevelOf.ts'
import { weekTurn, type Turn } from '../turns.ts'

export interface Rank {
  member_id: number
  account: string
  rank: number
  score: number
}

export interface Board {
  turn: Turn
  /** From then on the ranks are final: every bet of the turn that counts has settled. */
  finalAt: number
  ranks: Rank[]
  /** When the points were counted. */
  countedAt: number
}

/** Test accounts play, but win nothing. */
const TEST_PLAYER = 40
const FRESH_MS = 15_000

/** The rules of the merchant's board, undefined if it has none. */
export const boardRules = ({ db, merchant }: Context) =>
  db.selectFrom('leader_boards').selectAll().where('merchant', '=', merchant.brand).executeTakeFirst()

type Rules = NonNullable<Awaited<ReturnType<typeof boardRules>>>

/** The board of this week, or of the previous one. One computation serves all callers for `FRESH_MS`. */
export function boardOf(rules: Rules, context: Context, back: 0 | 1 = 0): Promise<Board> {
  const turn = weekTurn(context.now(), back)
  const finalAt = turn.to + rules.settle_ms
  // A board that was counted before the end is not final.
  const key = `board|${rules.merchant}|${turn.period}|${context.now() >= finalAt}`
  return context.services.shared.rows(context.db, key, FRESH_MS, async (db) => ({
    turn,
    finalAt,
    ranks: await ranksOf(rules, turn, { ...context, db }),
    countedAt: context.now(),
  }))
}

/**
 * Ranks by points of bets that were placed in the turn and settled in time. A bet that turns out to be void after the end still counts: a
 * prize that was claimed is not claimed a second time by the member who moves up. At equal points the member whose last counted bet
 * settled sooner comes first, then the one with the older account.
 */
async function ranksOf({ merchant, weights, settle_ms }: Rules, { from, to }: Turn, { db }: Context): Promise<Rank[]> {
  const { rows } = await sql<Rank>`
    select member_id, account, score::bigint as score, row_number() over (order by score desc, reached, member_id)::int as rank from (
      select r.member_id, m.account, max(r.settled_at) as reached,
        floor(sum(r.valid_stake * coalesce((${JSON.stringify(weights)}::jsonb ->> r.game_type)::int, 0)) / ${sql.lit(UNITS)}::numeric) as score
      from game_records r join members m on m.id = r.member_id
      where r.merchant = ${merchant} and (r.status = 'settled' or r.voided_at >= ${to + settle_ms}::bigint)
        and r.bet_at >= ${from}::bigint and r.bet_at < ${to}::bigint
        and r.settled_at < ${to + settle_ms}::bigint and m.type <> ${sql.lit(TEST_PLAYER)}
      group by r.member_id, m.account) scores
    where score > 0 order by rank`.execute(db)
  return rows
}
