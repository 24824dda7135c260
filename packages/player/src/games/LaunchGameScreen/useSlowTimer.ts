import { useCallback, useEffect, useState } from 'react'

/** After this time without a message from the game the player sees a notice and may retry. */
const SLOW_MS = 12_000

/** Whether waiting takes too long. A new `attempt`, or `wait`, restarts the timer. */
export function useSlowTimer(waiting: boolean, attempt: number) {
  const [patience, setPatience] = useState(0)
  const [slowSince, setSlowSince] = useState('')
  const current = `${attempt}/${patience}`
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlowSince(current), SLOW_MS)
    return () => clearTimeout(timer)
  }, [waiting, current])
  return { slow: waiting && slowSince === current, wait: useCallback(() => setPatience((count) => count + 1), []) }
}
