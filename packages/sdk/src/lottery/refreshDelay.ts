const CAP_MS = 30_000
const FALLBACK_MS = 7000

interface Drawn {
  /** Number of the draw on sale; '' if there is none. */
  numero: string
  /** ms. */
  remainTime: number
}

/**
 * How long a list of lotteries is fresh, ms: until the first of its draws ends, 30 s at most; 7 s when that draw has just ended and the
 * next one does not exist yet. Sections 4, 9.
 */
export function refreshDelay(games: readonly Drawn[]): number {
  const timesLeft = games.filter(({ numero, remainTime }) => numero !== '' && remainTime >= 0).map(({ remainTime }) => remainTime)
  const delay = Math.min(CAP_MS, ...timesLeft)
  return delay > 0 ? delay : FALLBACK_MS
}
