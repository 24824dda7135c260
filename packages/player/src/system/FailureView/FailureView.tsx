import { useTranslations } from 'use-intl'
import { Button, ButtonLink, ErrorState } from '@platform/ui'
import { inPage } from '../inPage.css.ts'

export interface FailureViewProps {
  /** Error text for the player. */
  text: string
  /** Request id for support, with unexpected failures. */
  requestId?: string
  /** Absent where another try cannot help. */
  onRetry: (() => void) | undefined
  /** The session has ended: signs in, and shows the screen. */
  onSignIn?: () => void
  homeHref: string
}

/** A screen that could not be shown: the reason, a retry, a link to home. */
export function FailureView({ text, requestId, onRetry, onSignIn, homeHref }: FailureViewProps) {
  const t = useTranslations('system')
  const action = (
    <>
      {onSignIn && <Button onClick={onSignIn}>{t('signIn')}</Button>}
      <ButtonLink href={homeHref} tone={onRetry || onSignIn ? 'secondary' : 'primary'}>
        {t('home')}
      </ButtonLink>
    </>
  )
  return (
    <div className={inPage}>
      <ErrorState title={t('failedTitle')} text={text} requestId={requestId} onRetry={onRetry} action={action} />
    </div>
  )
}
