import type { ReactNode } from 'react'
import { useRenderLink } from '@platform/ui'
import * as css from '../RecordList/RecordList.css.ts'

/** A number in a sheet as a link to its rows; plain text if they are not listed. */
export function FigureCell({ href, children }: { href: string | undefined; children: ReactNode }) {
  const link = useRenderLink()
  return href === undefined ? children : link({ className: css.figureCell, href, children })
}
