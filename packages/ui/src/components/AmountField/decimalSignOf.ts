/**
 * The sign that starts the decimals of a number of digits, dots and commas; '' if there are none, undefined if the number can be read in two
 * ways. `own` is the decimal sign of the language.
 */
export function decimalSignOf(number: string, own: string, editing: boolean): string | undefined {
  const signs = number.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (!last) return ''
  const groups = number.split(last)
  const tail = groups.at(-1)!.length
  if (signs.includes(last === ',' ? '.' : ',')) {
    // Two signs: the last one starts the decimals, and a third decimal can only be a typed one.
    return groups.length === 2 && (tail <= 2 || last === own) ? last : undefined
  }
  if (groups.length === 2) {
    if (last === own || tail <= 2) return last
    return tail === 3 && /^\d{1,3}$/.test(groups[0]!) ? '' : ifEditing(editing)
  }
  const areThree = groups.slice(1, -1).every((group) => group.length === 3) && /^\d{1,3}$/.test(groups[0]!)
  if (!areThree) return ifEditing(editing)
  // A keypad with one sign: "1.000.00" has cents.
  return tail <= 2 ? last : tail === 3 ? '' : ifEditing(editing)
}

const ifEditing = (editing: boolean) => (editing ? '' : undefined)
