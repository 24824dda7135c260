import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import * as css from './Terms/Terms.css.ts'

/** A tap led here: what was tapped is gone, and focus with it. False on the page that is opened first. */
export const ViewArrived = createContext(false)

/** What a view of the contracts' page is about. The views share one path, so focus goes on here, unless it is somewhere. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const arrived = use(ViewArrived)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (arrived && (activeElement === null || activeElement === body)) heading.current?.focus({ preventScroll: true })
  }, [arrived])
  return (
    <h2 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h2>
  )
}
