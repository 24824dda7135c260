import type { refreshDelay } from '@platform/sdk/lottery'

/** Delay while a draw is in progress, has just ended, or none is on sale, ms. */
const DRAWING_MS = 2000

interface Known {
  /** ms. */
  remainTime: number
  draw?: { numero: string }
  previous?: { winningNumber: string }
}

/** Delay until the page of one lottery refetches, ms. */
export function refetchDelay({ draw, previous, remainTime }: Known, delayOf: typeof refreshDelay): number {
  if (!draw || remainTime <= 0 || previous?.winningNumber === '') return DRAWING_MS
  return delayOf([{ numero: draw.numero, remainTime }])
}
