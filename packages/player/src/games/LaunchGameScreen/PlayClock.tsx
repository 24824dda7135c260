import { useEffect, useState } from 'react'
import { formatElapsed } from '@platform/ui'

interface PlayClockProps {
  startedAt: number
  /** The clock that `startedAt` is of. */
  now: () => number
  label: string
}

/** The playing time, updated each second. Screen readers can read it, but it is not announced. */
export function PlayClock({ startedAt, now, label }: PlayClockProps) {
  const [elapsed, setElapsed] = useState(() => now() - startedAt)
  useEffect(() => {
    const tick = () => setElapsed(now() - startedAt)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [startedAt, now])
  return (
    <span role="timer" aria-label={label}>
      {formatElapsed(elapsed)}
    </span>
  )
}
