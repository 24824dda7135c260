import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { chip } from './FilterChip.css.ts'

export type FilterChipProps = ComponentProps<'button'> & { selected?: boolean; icon?: ReactNode }

/** A filter that is on or off: a vendor, a minimum bet. */
export function FilterChip({ selected = false, icon, className, children, ...props }: FilterChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...props} className={clsx(chip, className)}>
      {icon}
      {children}
    </button>
  )
}
