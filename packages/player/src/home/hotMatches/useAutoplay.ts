import { type RefObject, useEffect } from 'react'

/** Interval between slides. Spec 9. */
const EVERY_MS = 5000

/** Scrolls a strip by one slide every 5 s, in a loop; not during touch, hover or focus, on a hidden page, or while the page is paused. */
export function useAutoplay(strip: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const step = () => {
      const box = strip.current
      const first = box?.firstElementChild
      const { hidden, documentElement: page } = document
      if (!box || !first || hidden || page.hasAttribute('data-still') || box.matches(':hover, :active, :focus-within')) return
      const second = first.nextElementSibling
      const slide = second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
      const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1
      box.scrollTo({ left: atEnd ? 0 : box.scrollLeft + slide, behavior: 'smooth' })
    }
    const timer = setInterval(step, EVERY_MS)
    return () => clearInterval(timer)
  }, [strip, on])
}
