import { sql } from 'kysely'
import type { LimitPeriod } from '@platform/sdk/protection'
import { dayNumber, startOfDay } from '../gateway/days.ts'

const DAY = 86_400_000
/** Noon of a platform day in UTC: its date and weekday there are those of the platform. */
const noonOf = (at: number) => new Date(dayNumber(at) * DAY + DAY / 2)

/** When the period began that a moment lies in: midnight, Monday, the first of the month. */
export function periodStart(period: LimitPeriod, at: number): number {
  const today = startOfDay(at)
  if (period === 'day') return today
  if (period === 'week') return today - ((noonOf(at).getUTCDay() + 6) % 7) * DAY
  return today - (noonOf(at).getUTCDate() - 1) * DAY
}

/** When it ends, and the next one begins. */
export function periodEnd(period: LimitPeriod, at: number): number {
  const start = periodStart(period, at)
  if (period !== 'month') return start + (period === 'day' ? 1 : 7) * DAY
  // The month after has begun 32 days later, whichever it is.
  return periodStart('month', start + 32 * DAY)
}

/** The number of its first day. */
export const firstDay = (period: LimitPeriod, at: number): number => dayNumber(periodStart(period, at))

const all: readonly LimitPeriod[] = ['day', 'week', 'month']

/** The periods that a moment lies in, as rows for SQL: `period`, its start and end in ms, and its first day and the day after its last. */
export const periodsAt = (at: number) =>
  sql.join(
    all.map((period) => {
      const [from, until] = [periodStart(period, at), periodEnd(period, at)]
      return sql`(${sql.lit(period)}, ${from}::bigint, ${until}::bigint, ${dayNumber(from)}::integer, ${dayNumber(until)}::integer)`
    }),
  )
