import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { stickyBar } from './StickyBar.css.ts'

export type StickyBarProps = ComponentProps<'div'> & { edge?: 'top' | 'bottom' }

/** Stays visible while the page scrolls, at most 100 px high: below the header, or at the bottom for a form's button. Section 9. */
export function StickyBar({ edge = 'top', className, ...props }: StickyBarProps) {
  return <div {...props} className={clsx(stickyBar({ edge }), className)} />
}
