import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import * as css from './Terms/Terms.css.ts'

/** The view was opened by a tap, which removed the tapped element and its focus. False on the page that is opened first. */
export const ViewArrived = createContext(false)

/** The heading of a view of the contracts page. Views share one path, so the heading takes the focus, unless another element has it. */
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
