import type { refreshDelay } from '@platform/sdk/lottery'

/** While a draw is being made, has just ended, or none is on sale, the page looks again soon. */
const DRAWING_MS = 2000

interface Known {
  /** ms. */
  remainTime: number
  draw?: { numero: string }
  previous?: { winningNumber: string }
}

/** When the page of one lottery asks again, ms. */
export function refetchDelay({ draw, previous, remainTime }: Known, delayOf: typeof refreshDelay): number {
  if (!draw || remainTime <= 0 || previous?.winningNumber === '') return DRAWING_MS
  return delayOf([{ numero: draw.numero, remainTime }])
}
