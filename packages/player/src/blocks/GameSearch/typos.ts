/** How many slips of the finger a word of this length may have and still be meant. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Slips between what was typed and the beginning of a word: letters wrong, missing, too many or swapped with the next one.
 * The word may go on: `tigr` is no slip away from `tigre`. Beyond `most` it only says "more".
 */
export function typosInPrefix(typed: string, word: string, most: number): number {
  if (most <= 0 || typed.length - word.length > most) return most + 1
  // Nothing of the word behind this can change the answer.
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
