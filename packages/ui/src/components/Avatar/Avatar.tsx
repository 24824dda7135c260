import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { avatar, image, sizes } from './Avatar.css.ts'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & { name: string; src?: string; size?: 'sm' | 'md' | 'lg' }

/** A person: picture, or the first letters of the name. Decorative beside the written name. */
export function Avatar({ name, src, size = 'md', className, ...props }: AvatarProps) {
  return (
    <span aria-hidden="true" translate="no" {...props} className={clsx(avatar, sizes[size], className)}>
      {src ? <img className={image} src={src} alt="" /> : initials(name)}
    </span>
  )
}

/** First letters of the first and last word, upper case: "Ana Clara Souza" → "AS". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
