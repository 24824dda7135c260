/** "1,23~4,5" → [['1', '23'], ['4', '5']]: tilde between the parts of a draw (tiers, bonus balls), comma between numbers. Section 3. */
export const winningNumbers = (text: string): string[][] =>
  text
    .split('~')
    .map((part) =>
      part
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    )
    .filter((part) => part.length > 0)

/** The first `count` numbers, grouped by part. */
export function firstNumbers(parts: string[][], count: number): string[][] {
  const [first, ...rest] = parts
  if (!first || count <= 0) return []
  return [first.slice(0, count), ...firstNumbers(rest, count - first.length)]
}

/** How many of the numbers fit into so many digits; the first one always does. */
export function countWithin(numbers: readonly string[], digits: number): number {
  let digitCount = 0
  const over = numbers.findIndex((number) => (digitCount += number.length) > digits)
  return over < 0 ? numbers.length : Math.max(1, over)
}
