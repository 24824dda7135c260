import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import { notice, text, tones } from './Notice.css.ts'

const icons = { info: InfoIcon, win: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon }

export type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof icons; end?: ReactNode }

/** A message in the page: above a form, in a card. Set `role="alert"` if it appears after an action. */
export function Notice({ tone = 'info', end, className, children, ...props }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div {...props} className={clsx(notice, tones[tone], className)}>
      <Icon size="sm" />
      <div className={text}>{children}</div>
      {end}
    </div>
  )
}
