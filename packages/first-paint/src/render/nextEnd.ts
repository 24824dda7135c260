/** The earliest end after `from` in some answers, ms since 1970. `ends`: the fields that have one. */
export function nextEnd(answers: unknown, ends: readonly string[], from: number): number | undefined {
  let first = Infinity
  JSON.stringify(answers, (key, value: unknown) => {
    if (ends.includes(key) && typeof value === 'number' && value > from) first = Math.min(first, value)
    return value
  })
  return Number.isFinite(first) ? first : undefined
}
