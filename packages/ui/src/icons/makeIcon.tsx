import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { filledIcon, icon, sizes } from './icon.css.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Edge: 18, 24 (default) or 32 px at the usual text size. */
  size?: 'sm' | 'md' | 'lg'
}

// Outlines from Lucide 1.62 (ISC, see LICENSE-lucide.txt), one path each on a grid of 24; SportsIcon is our own.

/** An icon component from one path. Decorative: give the button around it an accessible name. */
export function makeIcon(path: string, filled = false) {
  return function SvgIcon({ size = 'md', className, ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        {...props}
        className={clsx(icon, sizes[size], filled && filledIcon, className)}
      >
        <path d={path} />
      </svg>
    )
  }
}
