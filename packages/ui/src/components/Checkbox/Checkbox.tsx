import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { box, row } from './Checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A yes or no that takes effect with the form. Props reach the `input`. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={clsx(row, className)}>
      <input {...props} type="checkbox" className={box} />
      <span>{label}</span>
    </label>
  )
}
