import type { ReactNode } from 'react'
import { useViewTitle } from '../blocks/page/viewTitle.ts'
import * as css from './Terms/Terms.css.ts'

/** The heading of a view of the contracts page, which names the document too; `shown` is the same with its names untranslated. */
export function ViewHeading({ children, shown }: { children: string; shown?: ReactNode }) {
  useViewTitle(children)
  return <h2 className={css.heading}>{shown ?? children}</h2>
}
