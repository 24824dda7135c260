import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { badge, tones } from './Badge.css.ts'

export type BadgeProps = ComponentProps<'span'> & { tone?: 'neutral' | 'brand' | 'accent' | 'win' | 'warning' | 'danger' }

/** A short status label: `<Badge tone="win">Pago</Badge>`. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={clsx(badge, tones[tone], className)} />
}
