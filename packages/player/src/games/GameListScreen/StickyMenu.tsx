import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StickyBar } from '@platform/ui'
import * as css from './GameListView.css.ts'

/** The menu is "stuck" when its top is at or below this many px from the top of the window. Spec 9. */
const STUCK_PX = 100

/** Sticky category menu below the header, with a shadow once games scroll beneath it. */
export function StickyMenu({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setStuck(!!entry && entry.boundingClientRect.top <= STUCK_PX), {
      rootMargin: `-${STUCK_PX}px 0px 0px`,
      threshold: [0, 1],
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={place} className={css.mark} />
      <StickyBar className={css.menu} data-stuck={stuck || undefined}>
        {children}
      </StickyBar>
    </>
  )
}
