import { useRef, useState } from 'react'
import { clsx } from 'clsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { arrow, disclosure } from '../Disclosure/Disclosure.css.ts'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import * as css from './ChoiceRow.css.ts'

export type ChoiceRowProps<Value extends string> = Omit<RadioGroupProps<Value>, 'hideLabel' | 'hint'> & {
  /** Opens the other choices: "Trocar". */
  changeLabel: string
}

/** What is chosen as one row, the other choices behind a press: the way of a payment. All of them while nothing is chosen. */
export function ChoiceRow<Value extends string>({ changeLabel, ...props }: ChoiceRowProps<Value>) {
  const { label, error, options, value, onChange, className } = props
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  // Arrow keys pass over choices; a finger means the one it touches.
  const byPointer = useRef(false)
  const chosen = options.find((option) => option.value === value)
  if (!chosen) return <RadioGroup {...props} />
  const row = (
    <>
      {chosen.icon}
      <span className={css.texts}>
        <span className={css.label}>{label}</span>
        <span className={css.name}>{chosen.label}</span>
        {chosen.text && <span className={css.text}>{chosen.text}</span>}
      </span>
    </>
  )
  if (options.length === 1) return <div className={clsx(css.row, className)}>{row}</div>
  const choose = (next: Value) => {
    onChange(next)
    if (!byPointer.current) return
    setOpen(false)
    summary.current?.focus({ preventScroll: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes what the choice is made with
    <details
      className={clsx(disclosure, className)}
      open={isOpen || !!error}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
    >
      <summary ref={summary} className={clsx(css.row, css.summary)}>
        {row}
        <span className={css.change}>{changeLabel}</span>
        <ChevronDownIcon size="sm" className={arrow} />
      </summary>
      <RadioGroup {...props} hideLabel onChange={choose} className={css.choices} />
    </details>
  )
}
