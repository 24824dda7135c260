import { useEffect, useEffectEvent, type RefObject } from 'react'

interface Autoplay {
  box: RefObject<HTMLElement | null>
  on: boolean
  everyMs: number
  advance: (box: HTMLElement) => void
}

/** `:hover` stays where a finger tapped last. */
const isPointedAt = (box: HTMLElement) => box.matches(':focus-within') || (matchMedia('(hover: hover)').matches && box.matches(':hover'))

/**
 * Advances what a box scrolls, `everyMs` after it last moved: not during touch, hover or focus, on a hidden page, or while the player has
 * paused what moves on the page. One timer: nothing is done in a frame while the box rests.
 */
export function useAutoplay({ box, on, everyMs, advance }: Autoplay): void {
  const tick = useEffectEvent(() => {
    const isPaused = document.hidden || document.documentElement.hasAttribute('data-still')
    if (box.current && !isPaused && !isPointedAt(box.current)) advance(box.current)
  })
  useEffect(() => {
    const element = box.current
    if (!element || !on) return
    let timer = setInterval(tick, everyMs)
    const hold = () => clearInterval(timer)
    const restart = () => {
      hold()
      timer = setInterval(tick, everyMs)
    }
    const stop = new AbortController()
    const listen = (type: string, listener: () => void) => element.addEventListener(type, listener, { signal: stop.signal, passive: true })
    for (const type of ['scroll', 'touchend', 'touchcancel']) listen(type, restart)
    listen('touchstart', hold)
    return () => {
      stop.abort()
      hold()
    }
  }, [box, on, everyMs])
}
