import { useEffect, useRef, useState } from 'react'
import { isNear, NEAR_PX, waitBefore } from './endRule.ts'

export interface EndReachedProps {
  onReach: () => void
  /** Off while a page loads, after the last page and after a failed one. */
  active: boolean
}

/** Sits behind a list and requests the next page while it is near the visible bottom. Section 9. */
export function EndReached({ onReach, active }: EndReachedProps) {
  const place = useRef<HTMLDivElement>(null)
  const lastAt = useRef<number>(undefined)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      // A named root, so that the margin also applies if the page is in a frame.
      root: document,
      rootMargin: `0px 0px ${NEAR_PX}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near || !active) return
    const ask = () => {
      // The observer reports a frame late: a page that was just added may have pushed the end away.
      if (!place.current || !isNear(place.current.getBoundingClientRect().top, window.innerHeight)) return
      lastAt.current = performance.now()
      onReach()
    }
    const timer = setTimeout(ask, waitBefore(lastAt.current, performance.now()))
    return () => clearTimeout(timer)
  }, [near, active, onReach])

  return <div ref={place} aria-hidden="true" />
}
