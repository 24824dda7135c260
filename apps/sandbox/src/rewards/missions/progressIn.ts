import { sql } from 'kysely'
import type { RewardTables } from '../../db/RewardTables.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import type { Turn } from '../turns.ts'

export type MissionGoal = RewardTables['missions']['goal']

interface Played {
  /** Null = all categories. */
  game_type: string | null
  bets: number
  stake: number
  games: number
  days: number
}

/** A member's actions in a turn, read at most once. */
export function progressIn(turn: Turn, context: Context) {
  let playedRows: Promise<Played[]> | undefined
  let visits: Promise<number> | undefined
  return async (goal: MissionGoal, gameType: string | null): Promise<number> => {
    if (goal === 'visits') return (visits ??= visitsIn(turn, context))
    const rows = await (playedRows ??= playedIn(turn, context))
    const row = rows.find(({ game_type }) => game_type === gameType)
    return row ? row[goal as 'bets' | 'stake' | 'games' | 'days'] : 0
  }
}

/** Bets that settled in the turn and count, by category and in total: void, opposite and covering bets do not. */
async function playedIn({ from, to }: Turn, context: Context): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select game_type, count(*)::int as bets, coalesce(sum(valid_stake), 0)::bigint as stake,
      count(distinct node_id)::int as games, count(distinct platform_day(settled_at))::int as days
    from game_records where member_id = ${memberOf(context).id} and status = 'settled' and valid_stake > 0 and settled_at >= ${from}::bigint and settled_at < ${to}::bigint
    group by grouping sets ((game_type), ())`.execute(context.db)
  return rows
}

/** Days of the turn on which the member signed in. */
async function visitsIn({ from, to }: Turn, context: Context): Promise<number> {
  const { rows } = await sql<{ visits: number }>`
    select count(*)::int as visits from member_days
    where member_id = ${memberOf(context).id} and sign_ins > 0 and day >= platform_day(${from}::bigint) and day < platform_day(${to}::bigint)`.execute(
    context.db,
  )
  return rows[0]!.visits
}

/** The goals of missions that the state of the member's account reaches. */
export async function accountGoals(context: Context): Promise<ReadonlySet<MissionGoal>> {
  const { id } = memberOf(context)
  const { rows } = await sql<Record<string, boolean>>`
    select email is not null as email, mobile is not null as mobile, payment_password_hash is not null as "paymentPassword",
      exists (select 1 from kyc_requests where member_id = ${id} and status = 'accepted') as identity,
      exists (select 1 from passkeys where member_id = ${id}) as passkey
    from members where id = ${id}`.execute(context.db)
  return new Set(Object.entries(rows[0] ?? {}).flatMap(([goal, done]) => (done ? [goal as MissionGoal] : [])))
}
