import { useEffect, useRef, type RefObject } from 'react'

/** Longest swipe (px) that does not count as the system's "back" (2.2), and how long one is remembered (9), ms. */
export const backSwipe = { distance: 100, memory: 500 }

/** Whether a touch is the system's back gesture: it began off the screen, or moved more than 100 px sideways. */
export const isBackSwipe = (startX: number, endX: number, width: number): boolean =>
  startX < 0 || startX > width || Math.abs(endX - startX) > backSwipe.distance

/** True for half a second after a back gesture: the next page then appears without its fade, since the system has animated one. */
export function useBackSwipe(): RefObject<boolean> {
  const swiped = useRef(false)
  useEffect(() => {
    let startX = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = (event: TouchEvent) => {
      const x = event.touches[0]?.clientX ?? startX
      if (event.type === 'touchstart') startX = x
      if (!isBackSwipe(startX, x, innerWidth)) return
      swiped.current = true
      clearTimeout(timer)
      timer = setTimeout(() => (swiped.current = false), backSwipe.memory)
    }
    const stop = new AbortController()
    const how = { passive: true, signal: stop.signal }
    addEventListener('touchstart', watch, how)
    addEventListener('touchmove', watch, how)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  return swiped
}
