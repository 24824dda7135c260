import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { row, track } from './Switch.css.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** A setting that takes effect at once. Props reach the `input`. */
export function Switch({ label, className, ...props }: SwitchProps) {
  return (
    <label className={clsx(row, className)}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox states its own checkedness */}
      <input {...props} type="checkbox" role="switch" className={track} />
    </label>
  )
}
