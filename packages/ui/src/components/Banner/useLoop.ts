import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

const scrollTo = (box: HTMLElement, place: number, behavior: ScrollBehavior) => box.scrollTo({ left: place * box.clientWidth, behavior })

/** The event after which the row may jump: the end of a scroll, which a finger on the row delays (Chrome 114, Firefox 109, Safari 26.2). */
const scrollEnd = () => ('onscrollend' in window ? 'scrollend' : 'scroll')

/**
 * Makes a row of `count` slides, each as wide as its box, go round: place 0 holds a copy of the last slide and place `count + 1` one of the
 * first. A row that reaches a copy jumps to the slide that it copies.
 */
export function useLoop(track: RefObject<HTMLElement | null>, count: number, onMove: (at: number) => void) {
  const follow = useEffectEvent((box: HTMLElement) => {
    // A row that is not displayed has no place.
    if (box.clientWidth) onMove((Math.round(box.scrollLeft / box.clientWidth) - 1 + count) % count)
  })
  const wrap = useEffectEvent((box: HTMLElement) => {
    const { scrollLeft, scrollWidth, clientWidth } = box
    if (scrollLeft < 1) scrollTo(box, count, 'instant')
    else if (scrollLeft + clientWidth > scrollWidth - 1) scrollTo(box, 1, 'instant')
    follow(box)
  })
  // Before the copy in the first place is painted.
  useLayoutEffect(() => {
    const box = track.current!
    scrollTo(box, 1, 'instant')
    const stop = new AbortController()
    const listen = (type: string, listener: (box: HTMLElement) => void) =>
      box.addEventListener(type, () => listener(box), { signal: stop.signal, passive: true })
    listen('scroll', (moved) => follow(moved))
    listen(scrollEnd(), (moved) => wrap(moved))
    return () => stop.abort()
  }, [track])
  // A list that has become shorter may leave the row at a copy.
  useLayoutEffect(() => wrap(track.current!), [track, count])
}

/** Moves the row by one slide. */
export function step(box: HTMLElement, by: 1 | -1, still: boolean): void {
  scrollTo(box, Math.round(box.scrollLeft / box.clientWidth) + by, still ? 'instant' : 'smooth')
}
