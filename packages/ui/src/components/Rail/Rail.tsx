import { Children, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useFirstViewOnly } from '../../lazy/useFirstViewOnly.ts'
import { rail, shows, stop } from './Rail.css.ts'

export type RailProps = Omit<ComponentProps<'ul'>, 'aria-label'> & {
  /** Its content, read out. */
  label: string
  /** `cards`: 1.2 of them in view, 20 px apart, as matches. */
  show?: 'tiles' | 'cards'
}

/** How many a phone, also on its side, shows before the row is scrolled. The pictures of the others would delay the code of a prerendered page. */
const IN_VIEW = 5

/** Tiles or cards in a row that scrolls sideways to the edge of a page padded by `space.lg`. */
export function Rail({ label, show = 'tiles', children, className, ...props }: RailProps) {
  const most = useFirstViewOnly() ? IN_VIEW : Infinity
  return (
    <ul {...props} aria-label={label} className={clsx(rail, shows[show], className)}>
      {Children.map(children, (child, index) => (index < most ? <li className={stop}>{child}</li> : null))}
    </ul>
  )
}
