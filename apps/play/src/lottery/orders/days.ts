const DAY_MS = 86_400_000

/** The days of the platform, from so many before `now` to the one after it: a change of clocks loses none. */
export function daysAround(now: number, before: number): { startDate: string; endDate: string } {
  const day = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format(at)
  return { startDate: day(now - before * DAY_MS), endDate: day(now + DAY_MS) }
}
