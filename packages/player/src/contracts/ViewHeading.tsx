import { useViewTitle } from '../blocks/viewTitle.ts'
import * as css from './Terms/Terms.css.ts'

/** The heading of a view of the contracts page, which names the document too. */
export function ViewHeading({ children }: { children: string }) {
  useViewTitle(children)
  return <h2 className={css.heading}>{children}</h2>
}
