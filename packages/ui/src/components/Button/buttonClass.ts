import { clsx } from 'clsx'
import type { ButtonLook } from './Button.tsx'
import { button, sizes, tones, wide } from './Button.css.ts'

/** The classes of a button's look; the caller's own come last. */
export const buttonClass = ({ tone = 'primary', size = 'md', block = false }: ButtonLook, own?: string) =>
  clsx(button, tones[tone], sizes[size], block && wide, own)
