import { dayOf } from '@platform/sdk/records'

/** Date chips of all lists of records, the most used ones first: a narrow phone shows the others after a swipe. */
export const PERIODS = ['today', '7d', '30d', 'yesterday', '15d'] as const
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

/** The range of a chip: `7d` is today and the six days before it. `now` is the server's clock in ms. */
export function rangeOf(period: Period, now: number, timeZone: string): DateRange {
  const { back, until } = SPAN[period]
  return { startDate: dayOf(now, timeZone, back), endDate: dayOf(now, timeZone, until) }
}
