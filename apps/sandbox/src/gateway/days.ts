const DAY = 86_400_000
/** The platform's days are Brazil's: three hours behind UTC, without summer time. */
const OFFSET = -3 * 3_600_000

/** First millisecond of a platform day, `YYYY-MM-DD`; undefined for an invalid date. */
export function dayStart(day: string): number | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day ? undefined : utc - OFFSET
}

/** First millisecond after a platform day. */
export function dayEnd(day: string): number | undefined {
  const start = dayStart(day)
  return start === undefined ? undefined : start + DAY
}

/** First millisecond of the platform day that a moment lies in. */
export const startOfDay = (now: number): number => Math.floor((now + OFFSET) / DAY) * DAY - OFFSET

/** The platform day that a moment lies in, `YYYY-MM-DD`. */
export const dayText = (moment: number): string => new Date(moment + OFFSET).toISOString().slice(0, 10)

/** Number of the platform day that a moment lies in, as the SQL function `platform_day` counts it. */
export const dayNumber = (at: number): number => Math.floor((at + OFFSET) / DAY)

/** The day of such a number, `YYYY-MM-DD`. */
export const dayOfNumber = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
