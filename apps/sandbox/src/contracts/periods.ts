import type { ContractCycle } from '@platform/sdk/contracts'
import { dayNumber, dayStart, dayText, startOfDay } from '../gateway/days.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Longer than a transaction may last: bets settled just before the end of a period have committed by then. */
export const GRACE_MS = 60_000

/** A period of a contract in ms; `to` is the first moment after it. */
export interface Period {
  from: number
  to: number
}

const span = (from: number, length: number): Period => ({ from, to: from + length })
/** The following month, as `YYYY-MM`. */
const nextMonth = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
const momentOf = (month: string, day: '01' | '16') => dayStart(`${month}-${day}`)!

/** The period of a cycle that a moment lies in, by the days of the platform. */
export function periodAt(cycle: ContractCycle, at: number): Period {
  if (cycle === 'hour') return span(Math.floor(at / HOUR) * HOUR, HOUR)
  if (cycle === 'day') return span(startOfDay(at), DAY)
  // Day 0 was a Thursday.
  if (cycle === 'week') return span(startOfDay(at) - ((dayNumber(at) + 3) % 7) * DAY, 7 * DAY)
  const month = dayText(at).slice(0, 7)
  const [first, middle, end] = [momentOf(month, '01'), momentOf(month, '16'), momentOf(nextMonth(month), '01')]
  if (cycle === 'month') return { from: first, to: end }
  return at < middle ? { from: first, to: middle } : { from: middle, to: end }
}

/** The last periods that are over, oldest first. */
export function closedPeriods(cycle: ContractCycle, now: number, count: number): Period[] {
  const periods: Period[] = []
  let period = periodAt(cycle, now - GRACE_MS)
  while (periods.length < count) {
    period = periodAt(cycle, period.from - 1)
    periods.unshift(period)
  }
  return periods
}
