import { daysBetween } from '../../blocks/record/daysBetween.ts'
import type { DateRange } from '../../blocks/record/periods.ts'

const DAY = 86_400_000
/** Fewer days make no useful curve. */
const LEAST = 7

/** The days of a period's chart: the period, extended backwards to at least a week. */
export function chartDays({ startDate, endDate }: DateRange): DateRange {
  const week = new Date(Date.parse(endDate) - (LEAST - 1) * DAY).toISOString().slice(0, 10)
  return { startDate: daysBetween({ startDate, endDate }).length < LEAST ? week : startDate, endDate }
}
