/** Date chips of every list of records. */
export const PERIODS = ['today', 'yesterday', '7d', '15d', '30d'] as const
export type Period = (typeof PERIODS)[number]

/** Days as `YYYY-MM-DD`, both included. */
export interface DateRange {
  startDate: string
  endDate: string
}

const SPAN: Record<Period, { back: number; until: number }> = {
  today: { back: 0, until: 0 },
  yesterday: { back: 1, until: 1 },
  '7d': { back: 6, until: 0 },
  '15d': { back: 14, until: 0 },
  '30d': { back: 29, until: 0 },
}

export const isPeriod = (text: string | null): text is Period => (PERIODS as readonly (string | null)[]).includes(text)

/** The calendar day of an instant in a time zone. Calendar arithmetic runs on UTC dates, so that a change of clocks moves no day. */
export function dayOf(now: number, timeZone: string, back = 0): string {
  // Of parts: how a locale orders them differs by browser, en-CA's order too (ICU 72: Chrome 110, WebKitGTK).
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const day = new Date(Date.UTC(part('year'), part('month') - 1, part('day')))
  day.setUTCDate(day.getUTCDate() - back)
  return day.toISOString().slice(0, 10)
}

/** The days of a chip: `7d` is today and the six days before it. `now` is the server's clock in ms. */
export function rangeOf(period: Period, now: number, timeZone: string): DateRange {
  const { back, until } = SPAN[period]
  return { startDate: dayOf(now, timeZone, back), endDate: dayOf(now, timeZone, until) }
}
