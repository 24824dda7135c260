import { useId, type ReactNode } from 'react'
import { progress, texts } from './ProgressBar.css.ts'

export type ProgressBarProps = {
  label: ReactNode
  value: number
  max?: number
  /** Written at the end: "R$ 40,00 de R$ 100,00". */ valueText?: string
  className?: string
}

/** Progress of a rollover or a mission. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={className}>
      <div className={texts}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span>{valueText}</span>}
      </div>
      <progress id={id} className={progress} value={Math.min(value, max)} max={max} aria-valuetext={valueText} />
    </div>
  )
}
