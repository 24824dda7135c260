import type { Draw } from './Draw.ts'
import { parseNumbers } from './numbers.ts'

/** How often each number (a two-digit ending in VN) came in these draws, most often first. A count of the past, not a prediction. */
export function frequenciesOf(draws: readonly Pick<Draw, 'family' | 'winningNumber'>[]): { number: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { family, winningNumber } of draws) {
    for (const one of parseNumbers(winningNumber).flat()) {
      const number = family === 'VN' ? one.slice(-2) : one
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
  }
  return Array.from(counts, ([number, count]) => ({ number, count })).sort((a, b) => b.count - a.count || a.number.localeCompare(b.number))
}
