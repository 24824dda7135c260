import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import * as css from './Header.css.ts'

export type HeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  start?: ReactNode
  /** Logo or title. Beside `start` or centred: the brand's `header` layout choice. */
  center?: ReactNode
  end?: ReactNode
}

/** The bar at the top of a page: sticky, below the notch. */
export function Header({ start, center, end, className, ...props }: HeaderProps) {
  return (
    <header {...props} className={clsx(css.header, className)}>
      <div className={css.start}>{start}</div>
      <div className={css.center}>{center}</div>
      <div className={css.end}>{end}</div>
    </header>
  )
}
