import type { LimitKind, LimitPeriod } from '@platform/sdk/protection'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export type LimitName = `${LimitKind} ${LimitPeriod}`
export const limitParts = (name: LimitName) => name.split(' ') as [LimitKind, LimitPeriod]

/** Runs of a property: few with one seed in `npm test`, many with a new one in `npm run soak`. The printed seed again: `LEDGER_SEED`. */
export function propertyRuns(few: number) {
  const { LEDGER_RUNS, LEDGER_SEED } = process.env
  return { numRuns: Number(LEDGER_RUNS ?? few), seed: Number(LEDGER_SEED ?? (LEDGER_RUNS ? Date.now() % 1_000_000_000 : 20_261_120)) }
}

/** The name of the frame that a moment lies in, in a time zone without summer time. */
export function frameOf(period: LimitPeriod, at: number, hoursEast: number): string {
  const date = new Date(at + hoursEast * HOUR)
  if (period === 'day') return date.toISOString().slice(0, 10)
  if (period === 'month') return date.toISOString().slice(0, 7)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY).toISOString().slice(0, 10)
}

/** What limits should be after requests and confirmations, in the words of the design: at once if lower, else after 24 hours and within 72 more. */
export function limitModel() {
  const limits = new Map<LimitName, number>()
  const rises = new Map<LimitName, { value: number | null; readyAt: number }>()
  const riseAt = (name: LimitName, at: number) => {
    const rise = rises.get(name)
    return rise && at <= rise.readyAt + 3 * DAY ? rise : undefined
  }
  return {
    limits,
    set(name: LimitName, value: number | null, at: number) {
      const present = limits.get(name)
      if (value !== null && (present === undefined || value <= present)) {
        limits.set(name, value)
        rises.delete(name)
      } else if (present !== undefined && riseAt(name, at)?.value !== value) rises.set(name, { value, readyAt: at + DAY })
    },
    confirm(name: LimitName, at: number) {
      const rise = riseAt(name, at)
      if (!rise || at < rise.readyAt) return
      rises.delete(name)
      if (rise.value === null) limits.delete(name)
      else limits.set(name, rise.value)
    },
    drop: (name: LimitName) => void rises.delete(name),
  }
}
