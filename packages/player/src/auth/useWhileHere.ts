import { useCallback, useEffect, useRef } from 'react'

/** Runs what follows a call, at once or after `delay` ms; not once the player has left the screen. */
export function useWhileHere(): (action: () => void, delay?: number) => void {
  const isHere = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      clearTimeout(timer.current)
    }
  }, [])
  return useCallback((action, delay) => {
    if (!isHere.current) return
    if (delay === undefined) action()
    else timer.current = setTimeout(action, delay)
  }, [])
}
