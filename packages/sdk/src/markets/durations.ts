import type { MarketProfile } from './MarketProfile.ts'

/** What a player may choose a break or an exclusion from. */
export type Durations = NonNullable<MarketProfile['numbers']['breaks']>['value']

const HOUR = 3_600_000
const DAY = 24 * HOUR
const units = { H: HOUR, D: DAY, W: 7 * DAY } as const

/** When a length of time in ISO 8601 (`PT24H`, `P7D`, `P6M`) from a moment is over, ms; months are calendar months in UTC. */
export function endOf(duration: string, from: number): number {
  const [, number, unit] = duration.match(/^PT?(\d+)([HDWMY])$/) ?? []
  if (!number || !unit) throw new RangeError(`${duration} is no duration`)
  if (unit in units) return from + Number(number) * units[unit as keyof typeof units]
  const end = new Date(from)
  const [day, months] = [end.getUTCDate(), Number(number) * (unit === 'Y' ? 12 : 1)]
  end.setUTCMonth(end.getUTCMonth() + months)
  // From 31 January a month lasts until the last day of February.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}

/** Whether a market, or a merchant where the market leaves it to him, offers a duration; null is one without an end. */
export function offersDuration({ choices = [], between, openEnded }: Durations, duration: string | null): boolean {
  if (duration === null) return openEnded !== undefined
  if (choices.includes(duration)) return true
  if (!between || !/^P(T\d{1,4}H|\d{1,4}[DWMY])$/.test(duration)) return false
  const [end, least, most] = [duration, ...between].map((each) => endOf(each!, 0))
  return end! >= least! && end! <= most!
}
