import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { Button } from '../Button/Button.tsx'
import * as css from '../Empty/Empty.css.ts'

export type ErrorStateProps = {
  title: ReactNode
  text?: ReactNode
  /** Shows the retry button. */
  onRetry?: () => void
  retrying?: boolean
  /** The id that support requests; small and selectable. */
  requestId?: string
  icon?: ReactNode
  /** Another action beside the retry. */
  action?: ReactNode
  /** 1 when it fills the page. */
  level?: 1 | 2 | 3
  className?: string
}

/** An error: what failed, why, and the next step. Announced when it appears. */
export function ErrorState({ title, text, onRetry, retrying = false, requestId, icon, action, level = 2, className }: ErrorStateProps) {
  const labels = useUiLabels()
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={clsx(css.box, className)}>
      <div className={css.halo}>{icon ?? <WarningIcon size="lg" />}</div>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {(onRetry || action) && (
        <div className={css.actions}>
          {onRetry && (
            <Button loading={retrying} onClick={onRetry}>
              <RefreshIcon size="sm" />
              {labels.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className={css.code}>
          {labels.requestId}: {requestId}
        </p>
      )}
    </div>
  )
}
