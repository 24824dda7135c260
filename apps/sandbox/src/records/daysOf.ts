import { dayEnd, dayStart } from '../gateway/days.ts'
import { invalid } from '../base/Refusal.ts'

const DAY = 86_400_000
/** Days that one request can cover. */
export const RECORD_DAYS = 90

/** The moments of a range of full days, `to` not included. Throws `validation` for days that do not exist, and for too many. */
export function daysOf({ startDate, endDate }: { startDate: string; endDate: string }): { from: number; to: number } {
  const from = dayStart(startDate)
  const to = dayEnd(endDate)
  if (from === undefined) throw invalid('startDate')
  if (to === undefined || to <= from || to - from > (RECORD_DAYS + 1) * DAY) throw invalid('endDate')
  return { from, to }
}
