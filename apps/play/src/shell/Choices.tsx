import { clsx } from 'clsx'
import * as styles from './Choices.css.ts'

interface ChoicesProps<T extends string | number> {
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  disabled: boolean
  options: readonly { value: T; text: string; note?: string; label?: string; shape?: 'chip' }[]
}

/** A row of radio buttons styled as chips: a group with arrow keys and for screen readers. */
export function Choices<T extends string | number>({ name, label, value, onChange, disabled, options }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.row} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={clsx(styles.choice, option.shape && styles[option.shape])}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label ?? [option.text, option.note].filter(Boolean).join(' ')}
          />
          <span aria-hidden>{option.text}</span>
          {option.note && (
            <span className={styles.note} aria-hidden>
              {option.note}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
