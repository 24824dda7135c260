import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

const scrollTo = (box: HTMLElement, place: number, behavior: ScrollBehavior) => box.scrollTo({ left: place * box.clientWidth, behavior })

/**
 * Makes a row of `count` slides, each as wide as its box, go round: place 0 holds a copy of the last slide and place `count + 1` one of the
 * first. Who arrives at a copy continues at the slide itself.
 */
export function useLoop(track: RefObject<HTMLElement | null>, count: number, onMove: (at: number) => void) {
  const follow = useEffectEvent((box: HTMLElement) => {
    const { scrollLeft, scrollWidth, clientWidth } = box
    onMove((Math.round(scrollLeft / clientWidth) - 1 + count) % count)
    if (scrollLeft < 1) scrollTo(box, count, 'instant')
    else if (scrollLeft + clientWidth > scrollWidth - 1) scrollTo(box, 1, 'instant')
  })
  // Before the copy in the first place is painted.
  useLayoutEffect(() => {
    const box = track.current!
    scrollTo(box, 1, 'instant')
    const onScroll = () => follow(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => box.removeEventListener('scroll', onScroll)
  }, [track])
}

/** Moves the row by one slide. */
export function step(box: HTMLElement, by: 1 | -1, still: boolean): void {
  scrollTo(box, Math.round(box.scrollLeft / box.clientWidth) + by, still ? 'instant' : 'smooth')
}
