import { useTranslations } from 'use-intl'
import { ButtonLink, ErrorState } from '@platform/ui'
import { inPage } from '../inPage.css.ts'

export interface FailureViewProps {
  /** What went wrong, in the player's words. */
  text: string
  /** What support requests, with failures that nobody expected. */
  requestId?: string
  onRetry: () => void
  homeHref: string
}

/** A screen that could not be shown: why, once more, or home. */
export function FailureView({ text, requestId, onRetry, homeHref }: FailureViewProps) {
  const t = useTranslations('system')
  const home = (
    <ButtonLink href={homeHref} tone="secondary">
      {t('home')}
    </ButtonLink>
  )
  return (
    <div className={inPage}>
      <ErrorState title={t('failedTitle')} text={text} requestId={requestId} onRetry={onRetry} action={home} />
    </div>
  )
}
