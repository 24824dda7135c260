import { parseNumbers } from '@platform/sdk/lottery'

/** Time between the reveals of two balls, ms; shorter for draws in tiers, which have many. */
export const betweenBalls = (parts: number): number => (parts > 1 ? 60 : 320)

/** How long one ball takes to appear, ms. */
export const ballTime = 420

/** Duration of the reveal of a result, ms. */
export function revealTime(numbers: string): number {
  const parts = parseNumbers(numbers)
  return Math.max(0, parts.flat().length - 1) * betweenBalls(parts.length) + ballTime
}
