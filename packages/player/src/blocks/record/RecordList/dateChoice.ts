import { dayOf } from '@platform/sdk/records'
import { isPeriod, type DateRange, type Period, rangeOf } from '../periods.ts'
import { PLATFORM_ZONE } from '../../../i18n/platformZone.ts'

/** A chip, or a custom range. */
export type DateChoice = Period | DateRange

/** Maximum number of days of a request, and maximum age of records in days. */
export const MAX_SPAN = 31
export const MAX_BACK = 180

/** Why a range is invalid, as a key of the catalogue. */
export type RangeFault = 'missing' | 'order' | 'early' | 'late' | 'span'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const isDay = (day: string) => DAY.test(day) && !Number.isNaN(at(day)) && new Date(at(day)).toISOString().startsWith(day)
const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / 86_400_000)

/** The first day with records. */
export const firstDay = (today: string): string => new Date(at(today) - MAX_BACK * 86_400_000).toISOString().slice(0, 10)

/** The error of a range, both days included; undefined if it is valid. */
export function rangeFault({ startDate, endDate }: DateRange, today: string): RangeFault | undefined {
  if (!isDay(startDate) || !isDay(endDate)) return 'missing'
  if (endDate < startDate) return 'order'
  if (endDate > today) return 'late'
  if (startDate < firstDay(today)) return 'early'
  return daysBetween(startDate, endDate) >= MAX_SPAN ? 'span' : undefined
}

/** The range of an address; an invalid one falls back to the default period. */
export function readDates(query: URLSearchParams, today: string, rest: Period = 'today'): DateChoice {
  const own = { startDate: query.get('from') ?? '', endDate: query.get('to') ?? '' }
  if (!rangeFault(own, today)) return own
  const period = query.get('period')
  return isPeriod(period) ? period : rest
}

/** The inverse of `readDates`: the default is omitted. */
export function writeDates(dates: DateChoice, rest: Period = 'today'): Record<string, string> {
  if (typeof dates === 'object') return { from: dates.startDate, to: dates.endDate }
  return dates === rest ? {} : { period: dates }
}

/** The range to request from the gateway. `now` is the server's clock in ms. */
export const daysOf = (dates: DateChoice, now: number): DateRange =>
  typeof dates === 'object' ? dates : rangeOf(dates, now, PLATFORM_ZONE)

/** The current day in the platform's time zone. */
export const platformDay = (now: number): string => dayOf(now, PLATFORM_ZONE)
