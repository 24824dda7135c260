import { Children, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { rail, stop } from './Rail.css.ts'

/** Tiles in a row that scrolls sideways to the edge of a page padded by `space.lg`. */
export function Rail({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <ul aria-label={label} className={clsx(rail, className)}>
      {Children.map(children, (child) => (
        <li className={stop}>{child}</li>
      ))}
    </ul>
  )
}
