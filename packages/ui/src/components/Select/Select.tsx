import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { FormField, type FieldTexts } from '../FormField/FormField.tsx'
import { adornment, box, input } from '../FormField/FormField.css.ts'
import * as css from './Select.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** First option, shown while nothing is chosen (value `''`); it cannot be chosen again. */
    placeholder?: string
    /** Before the text: an icon. */
    start?: ReactNode
  }

/**
 * One option of a list, chosen in the phone's own picker: banks, questions, countries. Props reach the `select`. For two to four:
 * Segmented. Required where it starts without a choice, unless `aria-required` is false.
 */
export function Select({ label, hint, error, hideLabel, id, className, options, placeholder, start, ...props }: SelectProps) {
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div className={clsx(box, css.frame)}>
          {start && <span className={adornment}>{start}</span>}
          <select
            aria-required={placeholder !== undefined && !props.disabled}
            {...props}
            {...control}
            className={clsx(input, css.select)}
            data-empty={props.value === ''}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className={css.option}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size="sm" className={css.arrow} />
        </div>
      )}
    </FormField>
  )
}
