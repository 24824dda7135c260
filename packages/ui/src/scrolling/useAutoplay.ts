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
 * Scrolls a box on, `everyMs` after it last moved: not during touch, hover or focus, on a hidden page, or while the player has paused what
 * moves on the page. One timer: nothing is done in a frame while the box rests.
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
    let isTouched = false
    const hold = () => clearInterval(timer)
    const restart = () => {
      hold()
      if (!isTouched) timer = setInterval(tick, everyMs)
    }
    const touch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0
      restart()
    }
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    element.addEventListener('scroll', restart, options)
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) element.addEventListener(type, touch, options)
    return () => {
      stop.abort()
      hold()
    }
  }, [box, on, everyMs])
}
