import type { Entry } from './decimalSignOf.ts'

/** From what changed in the field: the events of keyboards, of a dictation and of a browser that fills in a form do not say it alike. */
export function entryOf(before: string, after: string): Entry {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  if (after.length - start - end > 1) return 'pasted'
  return after.length < before.length ? 'removed' : 'typed'
}
