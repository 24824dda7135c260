import type { ReactNode } from 'react'
import { useViewTitle } from '../blocks/page/viewTitle.ts'
import * as css from './Responsible.css.ts'

/** Heading and purpose of a view; the heading names the document too. */
export function ViewHead({ title, children }: { title: string; children?: ReactNode }) {
  useViewTitle(title)
  return (
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {children && <p className={css.muted}>{children}</p>}
    </div>
  )
}
