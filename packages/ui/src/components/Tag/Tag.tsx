import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { tag, tones } from './Tag.css.ts'

export type TagProps = ComponentProps<'span'> & { tone?: 'neutral' | 'brand' | 'win' | 'warning' | 'danger' }

/** A subtle status inside a line of text: a dot and a word. More prominent: Badge. */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span {...props} className={clsx(tag, tones[tone], className)} />
}
