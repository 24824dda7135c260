import { sql, type RawBuilder } from 'kysely'
import { within, type TeamDays } from './teamDays.ts'

/** The days that were requested, and as many before them. */
export const periods = ['now', 'before'] as const
export type Period = (typeof periods)[number]

export interface BothPeriods {
  days: TeamDays
  before: TeamDays
}

/** Both ranges of days as one. */
export const spanOf = ({ days, before }: BothPeriods): TeamDays => ({ from: before.from, to: days.to })

/** A column in one of the periods. */
export const columnOf = (period: Period, name: string) => sql.ref(`${period}_${name}`)

/** Sums of columns per member, both periods in one query: `now_stake`, `before_stake`. `whose` is a condition. */
export function perMember(table: string, columns: readonly string[], whose: RawBuilder<boolean>, both: BothPeriods): RawBuilder<unknown> {
  const is = { now: sql`day >= ${both.days.from}`, before: sql`day < ${both.days.from}` }
  const sums = periods.flatMap((period) => columns.map((name) => sql`sum(${sql.ref(name)}) filter (where ${is[period]}) as ${columnOf(period, name)}`)) // prettier-ignore
  return sql`
    select ${sql.join(sums)} from ${sql.table(table)}
    where ${within(spanOf(both))} and ${whose} group by member_id`
}
