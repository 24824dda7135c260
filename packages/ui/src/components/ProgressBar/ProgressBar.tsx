import { useId, type ReactNode } from 'react'
import { progress, texts } from './ProgressBar.css.ts'

export type ProgressBarProps = {
  label: ReactNode
  value: number
  max?: number
  /** Written at the end: "R$ 40,00 de R$ 100,00". */
  valueText?: string
  /** What is written instead of `valueText`, which is then only read out: a sentence whose amounts are not translated. */
  shown?: ReactNode
  className?: string
}

/** Progress of a rollover or a mission. */
export function ProgressBar({ label, value, max = 100, valueText, shown, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={className}>
      <div className={texts}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span translate={shown || /\p{Ll}{2}/u.test(valueText) ? undefined : 'no'}>{shown ?? valueText}</span>}
      </div>
      <progress id={id} className={progress} value={Math.min(value, max)} max={max} aria-valuetext={valueText} />
    </div>
  )
}
