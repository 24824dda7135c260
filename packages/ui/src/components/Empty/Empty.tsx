import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { EmptyIcon } from '../../icons/EmptyIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import * as css from './Empty.css.ts'

export type EmptyProps = {
  /** "Nothing here yet" when absent. */
  title?: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** The next step: usually a Button. */
  action?: ReactNode
  className?: string
}

/** An empty list, and what to do about it. */
export function Empty({ title, text, icon, action, className }: EmptyProps) {
  const labels = useUiLabels()
  return (
    <div className={clsx(css.box, className)}>
      <div className={css.halo}>{icon ?? <EmptyIcon size="lg" />}</div>
      <p className={css.title}>{title ?? labels.noData}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}
