import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { sizes, spinner, tones } from './Spinner.css.ts'

export type SpinnerProps = ComponentProps<'span'> & {
  size?: 'sm' | 'md' | 'lg'
  tone?: 'inherit' | 'brand'
  /** What is loading. Default: "Loading"; '' if a text beside it names it. */
  label?: string
}

/** Something is loading. Prefer a Skeleton if the shape of the content is known. */
export function Spinner({ size = 'md', tone = 'brand', label, className, ...props }: SpinnerProps) {
  const labels = useUiLabels()
  const name = label ?? labels.loading
  return (
    <span
      {...(name ? { role: 'status', 'aria-label': name } : { 'aria-hidden': true })}
      {...props}
      className={clsx(spinner, sizes[size], tones[tone], className)}
    />
  )
}
