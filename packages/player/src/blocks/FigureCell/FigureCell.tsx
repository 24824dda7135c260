import type { ReactNode } from 'react'
import { useRenderLink } from '@platform/ui'
import * as css from './FigureCell.css.ts'

/** A number of a sheet as a way to its rows; the number alone where they are not listed. */
export function FigureCell({ href, children }: { href: string | undefined; children: ReactNode }) {
  const link = useRenderLink()
  return href === undefined ? children : link({ className: css.cell, href, children })
}
