import { startOfDay } from '../gateway/days.ts'

/** When a lottery draws. */
export interface Schedule {
  period_ms: number
  lock_ms: number
}

/** One draw of a schedule: derived from time alone, so that every process names the same one. */
export interface Slot {
  numero: string
  opensAt: number
  locksAt: number
  drawsAt: number
}

/** The draw that is on sale at a moment: there always is one, since the next opens as the last locks. */
export function slotAt({ period_ms, lock_ms }: Schedule, at: number): Slot {
  const midnight = startOfDay(at)
  // A draw whose sale ends at this very moment is closed.
  const drawsAt = midnight + (Math.floor((at + lock_ms - midnight) / period_ms) + 1) * period_ms
  return { numero: numeroOf(drawsAt, period_ms), opensAt: drawsAt - period_ms - lock_ms, locksAt: drawsAt - lock_ms, drawsAt }
}

/** Day and number within the day: `2611200653`. The draw at midnight is the last one of the day that ends. */
function numeroOf(drawsAt: number, period: number): string {
  const midnight = startOfDay(drawsAt - 1)
  const day = new Date(midnight).toISOString().slice(2, 10).replaceAll('-', '')
  return day + String((drawsAt - midnight) / period).padStart(4, '0')
}
