import { useEffect, useState } from 'react'

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

const two = (value: number) => String(value).padStart(2, '0')

/** Playing time: `04:09`, from an hour on `1:04:09`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
