import { daysBetween } from '../../blocks/daysBetween.ts'
import type { DateRange } from '../../blocks/periods.ts'

const DAY = 86_400_000
/** A day or two make no curve. */
const LEAST = 7

/** The days that a chart of a period has: its own, and so many before them that it is a week. */
export function chartDays({ startDate, endDate }: DateRange): DateRange {
  const week = new Date(Date.parse(endDate) - (LEAST - 1) * DAY).toISOString().slice(0, 10)
  return { startDate: daysBetween({ startDate, endDate }).length < LEAST ? week : startDate, endDate }
}
