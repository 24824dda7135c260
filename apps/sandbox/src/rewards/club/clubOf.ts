import { sql } from 'kysely'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { dayNumber } from '../../gateway/days.ts'
import { clubLevelOf, UNITS, type ClubPosition } from './clubLevelOf.ts'

const DAY = 86_400_000
/** For a merchant without a club. */
const noRules = { window_days: 30, weights: {} as Record<string, number>, multiple: 1 }

/** The rules of the merchant's club, its levels from the lowest, and the member's current position. The one source of points and levels. */
export async function clubOf(context: Context) {
  const { db, merchant, now } = context
  const levels = await db.selectFrom('club_levels').selectAll().where('merchant', '=', merchant.brand).orderBy('level').execute()
  const rules = (await db.selectFrom('club_rules').selectAll().where('merchant', '=', merchant.brand).executeTakeFirst()) ?? noRules
  const { window_days: days } = rules
  const today = dayNumber(now())
  const units = await unitsByDay(context, today - 2 * days + 2, rules.weights)
  const position: ClubPosition = clubLevelOf(units, levels, today, days)
  return { rules, levels, position }
}

/** Points from settled bets and gifts, by platform day. A bet counts on the day of its settlement, while it is not void. */
async function unitsByDay(context: Context, firstDay: number, weights: Record<string, number>): Promise<Map<number, number>> {
  const { id } = memberOf(context)
  const from = firstDay * DAY + 10_800_000
  const { rows } = await sql<{ day: number; units: number }>`
    select day, sum(units)::bigint as units from (
      select platform_day(settled_at) as day, valid_stake * coalesce((${JSON.stringify(weights)}::jsonb ->> game_type)::int, 0) as units
      from game_records where member_id = ${id} and settled_at >= ${from}::bigint and settled_at <= ${context.now()}::bigint and status = 'settled'
      union all select platform_day(at), points * ${sql.lit(UNITS)} from club_points
      where member_id = ${id} and at >= ${from}::bigint and at <= ${context.now()}::bigint
    ) parts group by day`.execute(context.db)
  return new Map(rows.map(({ day, units }) => [day, units]))
}
