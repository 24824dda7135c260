import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(visuallyHidden, className)} />
}
