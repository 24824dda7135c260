import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cards } from './RecordList.css.ts'

/** Distance from the viewport within which a page is rendered, px: more than a flick scrolls in a frame. */
const NEAR = 1500

/**
 * A page of an infinite list. Far from the viewport only its height remains, so that thousands of records cost as much as a few pages;
 * a page with focus stays rendered.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const slot = box.current!
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!
      const far = !isIntersecting && !slot.contains(document.activeElement)
      setHeight(far ? boundingClientRect.height : undefined)
    }
    // The document is the root: the margin would not apply beyond a frame's viewport.
    const observer = new IntersectionObserver(look, { root: document, rootMargin: `${NEAR}px 0px` })
    observer.observe(slot)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={cards} style={{ height }}>
      {height === undefined && children}
    </div>
  )
}
