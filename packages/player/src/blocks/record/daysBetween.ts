import type { DateRange } from './periods.ts'

/** Every day of a range, first and last included. */
export function daysBetween({ startDate, endDate }: DateRange): string[] {
  const days = []
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += 86_400_000) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
