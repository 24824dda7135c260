import { useCallback, useEffect, useRef } from 'react'

/** Runs what follows a call; not once the player has left the screen. */
export function useWhileHere(): (action: () => void) => void {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback((action) => {
    if (isHere.current) action()
  }, [])
}
