import { parseNumbers } from '@platform/sdk/lottery'

/** Time between two balls of a draw being revealed, ms: a draw in tiers has many. */
export const betweenBalls = (parts: number): number => (parts > 1 ? 60 : 320)

/** How long one ball takes to appear, ms. */
export const ballTime = 420

/** From the first ball to the last of a result being revealed, ms. */
export function revealTime(numbers: string): number {
  const parts = parseNumbers(numbers)
  return Math.max(0, parts.flat().length - 1) * betweenBalls(parts.length) + ballTime
}
