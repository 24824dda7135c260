const DAY_MS = 86_400_000

/** The days of the platform, from so many before `now` to the one after it: a change of clocks loses none. */
export function daysAround(now: number, before: number): { startDate: string; endDate: string } {
  return { startDate: day(now - before * DAY_MS), endDate: day(now + DAY_MS) }
}

const format = new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' })

/** Of parts: how a locale orders them differs by browser, en-CA's order too (ICU 72: Chrome 110, WebKitGTK). */
function day(at: number): string {
  const parts = format.formatToParts(at)
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-')
}
