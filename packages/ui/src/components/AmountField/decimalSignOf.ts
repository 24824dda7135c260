/** How a text came into the field: by one more character, by one or more fewer, or all at once: pasted, dictated, filled in. */
export type Entry = 'typed' | 'removed' | 'pasted'

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

/**
 * The sign that starts the decimals of a number of digits, dots and commas; '' if there are none, undefined if the number can be read in two
 * ways. `own` is the decimal sign of the language.
 */
export function decimalSignOf(number: string, own: string, entry: Entry): string | undefined {
  const signs = number.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (!last) return ''
  const groups = number.split(last)
  const tail = groups.at(-1)!.length
  const other = last === ',' ? '.' : ','
  if (signs.includes(other)) {
    // Two signs: the last one starts the decimals.
    if (groups.length > 2 || tail > 2) return undefined
    // While digits are typed and removed, groups have any length; elsewhere "100.00,00" may be 100 or 10,000.
    return entry !== 'pasted' || areGroups(groups[0]!.split(other)) ? last : undefined
  }
  const ifRemoved = entry === 'removed' && last !== own ? '' : undefined
  if (groups.length === 2) {
    if (tail <= 2) return last
    // "1,000" in Portuguese may be a thousand, or one with a digit too many.
    return last !== own && areGroups(groups) ? '' : ifRemoved
  }
  if (!areGroups(groups.slice(0, -1))) return ifRemoved
  // A keypad with one sign: "1.000.00" has cents.
  return tail <= 2 ? last : tail === 3 ? '' : ifRemoved
}

/** Thousands: one to three digits, then three each. "0.500" is half of one, or a slip. */
const areGroups = ([first, ...others]: string[]) => /^[1-9]\d{0,2}$/.test(first!) && others.every((group) => group.length === 3)
