import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { card, flush as flushed, tones } from './Card.css.ts'

export type CardProps = ComponentProps<'div'> & {
  tone?: 'plain' | 'soft' | 'brand' | 'accent'
  /** No padding: for lists and pictures that reach the edge. */
  flush?: boolean
}

/** A surface that groups related content. */
export function Card({ tone = 'plain', flush = false, className, ...props }: CardProps) {
  return <div {...props} className={clsx(card, tones[tone], flush && flushed, className)} />
}
