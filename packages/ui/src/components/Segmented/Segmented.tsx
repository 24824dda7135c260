import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { group, option, radio } from './Segmented.css.ts'

export type SegmentedProps<Value extends string> = {
  /** Accessible name of the choice. */
  label: string
  options: { value: Value; label: ReactNode; /** Language of the label, when it is not the page's. */ lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two to four choices side by side, one of them selected: languages, periods. Radio buttons underneath. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId()
  const radios = useRef<HTMLDivElement>(null)
  const adopt = useEffectEvent(() => {
    const checkedValue = radios.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const checkedOption = options.find((choice) => choice.value === checkedValue)
    if (checkedOption && checkedOption.value !== value) onChange(checkedOption.value)
  })
  // A choice made on a prerendered page before hydration counts.
  useEffect(() => adopt(), [])
  return (
    <div ref={radios} role="radiogroup" aria-label={label} className={clsx(group, className)}>
      {options.map((choice) => (
        <label key={choice.value} className={option} lang={choice.lang}>
          <input
            className={radio}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
