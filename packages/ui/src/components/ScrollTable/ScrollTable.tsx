import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import * as css from './ScrollTable.css.ts'

export type ScrollTableProps = ComponentProps<'table'> & {
  /** What the table is about, read out when it receives the keyboard focus. */
  label: string
}

/**
 * A table that may be wider than the page: it scrolls sideways inside itself, by keyboard too, and its first column stays. For use on a
 * surface.
 */
export function ScrollTable({ label, className, ...props }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
      <table {...props} className={clsx(css.table, className)} />
    </div>
  )
}
