import { createContext, use, type ReactNode } from 'react'
import { ArrivalHeading } from '../blocks/OrderPage/ArrivalHeading.tsx'
import * as css from './Terms/Terms.css.ts'

/** The view was opened by a tap, which removed the tapped element and its focus. False on the page that is opened first. */
export const ViewArrived = createContext(false)

/** The heading of a view of the contracts page. Views share one path, so the heading takes the focus, unless another element has it. */
export function ViewHeading({ children }: { children: ReactNode }) {
  return (
    <ArrivalHeading isArrival={use(ViewArrived)} className={css.heading}>
      {children}
    </ArrivalHeading>
  )
}
