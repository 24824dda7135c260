import { useEffect, useEffectEvent } from 'react'

const CHECK_MS = 500
/** Clocks that differ by more than this did not just drift. */
const APART_MS = 700

/**
 * Calls when the device has slept or its clock was set: wall clock and `performance.now()` have diverged, and in a sleep either of them may
 * have stopped. Earlier countdowns are invalid until the time is requested again.
 */
export function useClockJump(onJump: () => void): void {
  const notify = useEffectEvent(onJump)
  useEffect(() => {
    const apart = () => Date.now() - performance.now()
    let last = apart()
    const look = () => {
      const now = apart()
      if (Math.abs(now - last) <= APART_MS) return
      last = now
      notify()
    }
    const timer = setInterval(look, CHECK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
