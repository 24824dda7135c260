import { useEffect, useState } from 'react'

/** Whether the market's least time between two rounds is not over yet: `nextAt`, by the gateway's clock, is when it is. */
export function useCycle(now: () => number, nextAt: number): boolean {
  const [over, setOver] = useState(() => (nextAt > now() ? 0 : nextAt))
  useEffect(() => {
    const timer = setTimeout(() => setOver(nextAt), Math.max(0, nextAt - now()))
    return () => clearTimeout(timer)
  }, [now, nextAt])
  return over < nextAt
}
