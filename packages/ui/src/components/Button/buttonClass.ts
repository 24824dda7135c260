import { clsx } from 'clsx'
import { button, sizes, tones, wide } from './Button.css.ts'

export type ButtonTone = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger'
export type ButtonLook = {
  /** @default 'primary' */
  tone?: ButtonTone
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as there is room. @default false */
  block?: boolean
}

/** The classes of a button's look; the caller's own come last. */
export const buttonClass = ({ tone = 'primary', size = 'md', block = false }: ButtonLook, className?: string) =>
  clsx(button, tones[tone], sizes[size], block && wide, className)
