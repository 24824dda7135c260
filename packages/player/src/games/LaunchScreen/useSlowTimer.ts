import { useCallback, useEffect, useState } from 'react'

/** Without a sign of life for so long, the player is told and may try again. */
const SLOW_MS = 12_000

/** Whether something has been waited for too long. `attempt` names what; another one, or `wait`, starts the time again. */
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
