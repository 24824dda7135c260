import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface Autoplay {
  box: RefObject<HTMLElement | null>
  /** Undefined: it stays. */
  everyMs: number | undefined
  /** What is in view: the time begins again when it changes. */
  place: number
  advance: () => void
}

const isInView = (box: HTMLElement) => {
  const { top, bottom, width } = box.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/**
 * Moves a row on, `everyMs` after it last moved: not during touch, hover or focus, outside the viewport, on a hidden page, or while the
 * player has paused what moves on the page. One timer: nothing is done in a frame while the row rests.
 */
export function useAutoplay({ box, everyMs, place, advance }: Autoplay): void {
  const isTouched = useRef(false)
  // `:hover` would stay where a finger tapped last.
  const isPointedAt = useRef(false)
  const tick = useEffectEvent(() => {
    const isHeld = document.hidden || isTouched.current || isPointedAt.current || document.documentElement.hasAttribute('data-still')
    if (box.current && !isHeld && isInView(box.current) && !box.current.matches(':focus-within')) advance()
  })
  useEffect(() => {
    const element = box.current
    if (!element || !everyMs) return
    let timer = setInterval(tick, everyMs)
    const touch = ({ touches }: TouchEvent) => {
      isTouched.current = touches.length > 0
      clearInterval(timer)
      timer = setInterval(tick, everyMs)
    }
    const point = ({ type, pointerType }: PointerEvent) => {
      isPointedAt.current = type === 'pointerenter' && pointerType === 'mouse'
    }
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) element.addEventListener(type, touch, options)
    for (const type of ['pointerenter', 'pointerleave'] as const) element.addEventListener(type, point, options)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [box, everyMs, place])
}
