import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

// Spec 9: a countdown ticks every 500 ms.
const TICK_MS = 500

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => listeners.forEach((listener) => listener())

// One timer for all: the countdowns of a list change in one task and one render.
function everyTick(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS)
    // A page that returns from the background shows the right time at once.
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', tick)
  }
}
const never = () => () => undefined

/**
 * Remaining seconds until `deadline` on the clock `now` (ms), 0 when it is over or not set. `onEnd` is called when time runs out while the
 * page is visible.
 */
export function useSecondsLeft(deadline: number | undefined, now: () => number, onEnd?: () => void): number {
  const read = () => (deadline === undefined ? 0 : Math.max(0, Math.ceil((deadline - now()) / 1000)))
  const seconds = useSyncExternalStore(deadline === undefined ? never : everyTick, read, () => 0)
  const end = useEffectEvent(() => onEnd?.())
  const running = seconds > 0
  useEffect(() => {
    if (!running) return
    return () => {
      if (deadline !== undefined && deadline - now() <= 0) end()
    }
  }, [running, deadline, now])
  return seconds
}
