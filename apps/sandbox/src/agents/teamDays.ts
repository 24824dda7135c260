import { sql, type RawBuilder } from 'kysely'
import type { TeamScope } from '@platform/sdk/agents'
import { dayNumber } from '../gateway/days.ts'
import { daysOf } from '../records/exports.ts'

/** Numbers of days, both included, as the roll-ups count them. */
export interface TeamDays {
  from: number
  to: number
}

/** The requested days, and as many before them. Throws `validation`. */
export function teamDays(input: { startDate: string; endDate: string }): { days: TeamDays; before: TeamDays } {
  const range = daysOf(input)
  const days = { from: dayNumber(range.from), to: dayNumber(range.to) - 1 }
  const span = days.to - days.from + 1
  return { days, before: { from: days.from - span, to: days.from - 1 } }
}

/** Days as a condition that an index on days and lines can use for each of them. */
export const within = ({ from, to }: TeamDays): RawBuilder<boolean> =>
  sql`day = any (${Array.from({ length: to - from + 1 }, (_, at) => from + at)}::integer[])`

/** The rows of `team_paths` in a scope, relative to the owner of the team. */
export const inScope = (scope: TeamScope = 'team'): RawBuilder<boolean> =>
  scope === 'team' ? sql`true` : scope === 'own' ? sql`p.depth = 0` : sql`p.depth = 1`
