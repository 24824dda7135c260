/** The calendar day of an instant (ms) in a time zone, as calls write it: `YYYY-MM-DD`. `back` days earlier. Spec 7.4. */
export function dayOf(now: number, timeZone: string, back = 0): string {
  // From parts: the order in a locale's format differs by browser, en-CA's order too (ICU 72: Chrome 110, WebKitGTK).
  const parts = formatOf(timeZone).formatToParts(now)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  // Calendar arithmetic runs on UTC dates, so that a daylight saving change shifts no day.
  const day = new Date(Date.UTC(part('year'), part('month') - 1, part('day')))
  day.setUTCDate(day.getUTCDate() - back)
  return day.toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Making one takes 25 times as long as using it, and a list has two dates in each row.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}
