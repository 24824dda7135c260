import { sql } from 'kysely'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { dayNumber, dayStart } from '../../gateway/days.ts'
import { dayName, weekTurn, type Turn } from '../turns.ts'
import type { ReferralRules } from './friendsOf.ts'
import { isProven } from './proven.ts'

/** Income from the bets of friends of one level on one day. */
export interface Income {
  /** Number of the platform day. */
  day: number
  level: number
  friends: number
  stake: number
  amount: number
}

/**
 * The caller's income by day and level from `firstDay` on, newest first; from proven friends, and from proven friends of those. It reads
 * the daily totals of settled bets, from which a bet that becomes void is subtracted on the day of the void: so no past day changes. A day
 * with only voids is below zero.
 */
export async function incomeOf({ rates }: Pick<ReferralRules, 'rates'>, firstDay: number, context: Context): Promise<Income[]> {
  const { rows } = await sql<Income>`
    with friends as (
      select f.id, 1 as level from members f where f.recommender_id = ${memberOf(context).id} and f.type not in (4, 40) and ${isProven('f')}
      union all
      select g.id, 2 from members f join members g on g.recommender_id = f.id
      where f.recommender_id = ${memberOf(context).id} and f.type not in (4, 40) and g.type not in (4, 40) and ${isProven('f')} and ${isProven('g')}
    )
    select day, level, friends, stake, floor(stake * rate / 10000::numeric)::bigint as amount from (
      select p.day, f.level, count(distinct p.member_id) filter (where p.valid_stake > 0)::int as friends, sum(p.valid_stake)::bigint as stake,
        (${rates}::smallint[])[f.level] as rate
      from friends f join play_days p on p.member_id = f.id
      where p.day >= ${firstDay}::int and p.day <= ${dayNumber(context.now())}::int
      group by p.day, f.level
    ) days where rate > 0 and stake <> 0 order by day desc, level`.execute(context.db)
  return rows
}

/** The week of a platform day. */
export const weekOf = (day: number): Turn => weekTurn(dayStart(dayName(day))!)

/** Income of each week over all days and levels, by the number of its Monday. Cents. */
export function amountsByWeek(rows: readonly Pick<Income, 'day' | 'amount'>[]): Map<number, number> {
  const weeks = new Map<number, number>()
  for (const { day, amount } of rows) {
    const monday = dayNumber(weekOf(day).from)
    weeks.set(monday, (weeks.get(monday) ?? 0) + amount)
  }
  return weeks
}
