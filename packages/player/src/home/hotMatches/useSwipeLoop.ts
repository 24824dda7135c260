import { useEffect, type RefObject } from 'react'

/** Minimum distance of a swipe. */
const SWIPE_PX = 40

/** A swipe beyond the end scrolls to the start, and one before the start to the end. Touch only: a wheel stops there. */
export function useSwipeLoop(strip: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const stop = new AbortController()
    let from: { x: number; left: number } | undefined
    const begin = ({ target, touches }: TouchEvent) => {
      const box = strip.current
      from = box?.contains(target as Node) ? { x: touches[0]!.clientX, left: box.scrollLeft } : undefined
    }
    const end = ({ changedTouches }: TouchEvent) => {
      const box = strip.current
      if (!box || !from) return
      const moved = changedTouches[0]!.clientX - from.x
      const last = box.scrollWidth - box.clientWidth
      if (Math.abs(moved) < SWIPE_PX) return
      if (moved < 0 && from.left >= last - 1) box.scrollTo({ left: 0, behavior: 'smooth' })
      else if (moved > 0 && from.left <= 1) box.scrollTo({ left: last, behavior: 'smooth' })
    }
    addEventListener('touchstart', begin, { signal: stop.signal, passive: true })
    addEventListener('touchend', end, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [strip, on])
}
