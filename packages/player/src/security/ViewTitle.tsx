import { useViewTitle } from '../blocks/page/viewTitle.ts'
import { title } from './SecurityForm.css.ts'

/** The heading of a view of the security centre, which names the document too. */
export function ViewTitle({ children }: { children: string }) {
  useViewTitle(children)
  return <h2 className={title}>{children}</h2>
}
