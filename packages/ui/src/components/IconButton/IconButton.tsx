import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { iconButton, tones } from './IconButton.css.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for players who do not see the icon. */
  label: string
  icon: ReactNode
  tone?: 'plain' | 'soft' | 'brand'
}

/** An action with only an icon, 44 px wide. */
export function IconButton({ label, icon, tone = 'plain', className, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...props} className={clsx(iconButton, tones[tone], className)}>
      {icon}
    </button>
  )
}
