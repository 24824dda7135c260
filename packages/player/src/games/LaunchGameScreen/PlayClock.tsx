import { useEffect, useState } from 'react'
import { formatElapsed } from './formatElapsed.ts'

/** The playing time, updated each second. Screen readers can read it, but it is not announced. */
export function PlayClock({ startedAt, label }: { startedAt: number; label: string }) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const tick = () => setElapsed(Date.now() - startedAt)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  return (
    <span role="timer" aria-label={label}>
      {formatElapsed(elapsed)}
    </span>
  )
}
