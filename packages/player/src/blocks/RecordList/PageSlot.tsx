import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cards } from './RecordList.css.ts'

/** So far from the screen a page is drawn, px: more than a flick of the finger reaches in a frame. */
const NEAR = 1500

/**
 * A page of a list without end. Far from the screen only its height stays, so that thousands of records weigh what a few pages do; where
 * the focus is, it stays whole.
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
    // The document and not what is around it: a frame would cut the margin off.
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
