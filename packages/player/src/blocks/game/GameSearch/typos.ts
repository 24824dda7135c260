/** Number of typos tolerated in a word of this length. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Edit distance between the typed text and the beginning of a word: substitutions, insertions, deletions and swaps of two letters.
 * The word may be longer: `tigr` has distance 0 to `tigre`. A distance above `most` is returned as `most + 1`.
 */
export function typosInPrefix(typed: string, word: string, most: number): number {
  if (most <= 0 || typed.length - word.length > most) return most + 1
  // Letters beyond this width cannot change the result.
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let slips = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) slips = Math.min(slips, before[column - 2]! + 1)
      now.push(slips)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return Math.min(...last)
}
