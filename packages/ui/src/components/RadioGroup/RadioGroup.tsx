import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import * as field from '../FormField/FormField.css.ts'
import { FieldMessage, type FieldTexts } from '../FormField/FormField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './RadioGroup.css.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A second line: fees, times. */
  text?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string> = FieldTexts & {
  options: readonly RadioOption<Value>[]
  /** Undefined while nothing is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** False where one of the options is to have none. */
  'aria-required'?: boolean
  className?: string
}

/** One of a few choices that need a line each: payment methods, kinds of PIX keys. Shorter ones: Segmented. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, hideLabel = false, options, value, onChange, className, 'aria-required': required = true } = props
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      aria-invalid={!!error || undefined}
      aria-required={required}
      className={clsx(css.group, className)}
    >
      <div id={`${id}-label`} className={hideLabel ? undefined : field.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <div className={css.list}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className={css.icon}>{option.icon}</span>}
            <span className={css.texts}>
              <span className={css.name}>{option.label}</span>
              {option.text && <span className={css.text}>{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-text`} hint={hint} error={error} />
    </div>
  )
}
