import { useEffect, useState } from 'react'

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

const two = (value: number) => String(value).padStart(2, '0')

/** Playing time: `0:04:09`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
