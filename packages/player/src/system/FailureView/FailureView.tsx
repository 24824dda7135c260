import { useTranslations } from 'use-intl'
import { ButtonLink, ErrorState } from '@platform/ui'
import { inPage } from '../inPage.css.ts'

export interface FailureViewProps {
  /** Error text for the player. */
  text: string
  /** Request id for support, with unexpected failures. */
  requestId?: string
  onRetry: () => void
  homeHref: string
}

/** A screen that could not be shown: the reason, a retry, a link to home. */
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
