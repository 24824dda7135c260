/** The fields of answers that say when something is over: a promotion's end, a match's start, after which it is no longer offered. */
const ends = new Set(['endDate', 'matchTime'])

/** The earliest end after `from` in some answers, ms since 1970. */
export function nextEnd(answers: unknown, from: number): number | undefined {
  let first = Infinity
  JSON.stringify(answers, (key, value: unknown) => {
    if (ends.has(key) && typeof value === 'number' && value > from) first = Math.min(first, value)
    return value
  })
  return Number.isFinite(first) ? first : undefined
}
