import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { edges, stickyBar } from './StickyBar.css.ts'

export type StickyBarProps = ComponentProps<'div'> & { edge?: 'top' | 'bottom' | 'tabBar' }

/**
 * Stays visible while the page scrolls: below the header, or for a form's button at the bottom or above the tab bar, where it does not
 * move under a finger while the page above it grows. At most 100 px high, above the tab bar as high as its content. Section 9.
 */
export function StickyBar({ edge = 'top', className, ...props }: StickyBarProps) {
  return <div {...props} className={clsx(stickyBar, edges[edge], className)} />
}
