import { useTranslations } from 'use-intl'
import { Button, ButtonLink, LoginIcon, PlayFilledIcon } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { note, ways } from './PlayChoiceView.css.ts'

export interface PlayChoiceViewProps {
  onSignIn: () => void
  /** Absent where registration does not exist. */
  registerHref?: string
  /** Absent where there is no free trial. */
  onTrial?: () => void
  /** A trial is being started. */
  pending: boolean
  /** Set while it takes too long: cancels the request. */
  onCancel?: () => void
  error?: Failure
}

/** Three ways to play, the most common one first. */
export function PlayChoiceView({ onSignIn, registerHref, onTrial, pending, onCancel, error }: PlayChoiceViewProps) {
  const t = useTranslations('auth')
  return (
    <div className={ways}>
      <p className={note}>{t('play.text')}</p>
      <Button size="lg" block onClick={onSignIn}>
        <LoginIcon size="sm" />
        {t('submit')}
      </Button>
      {registerHref && (
        <ButtonLink size="lg" block tone="secondary" href={registerHref}>
          {t('createAccount')}
        </ButtonLink>
      )}
      {onTrial && (
        <>
          <Button size="lg" block tone="ghost" loading={pending} onClick={onTrial}>
            <PlayFilledIcon size="sm" />
            {t('play.trial')}
          </Button>
          {onCancel && (
            <Button block tone="ghost" onClick={onCancel}>
              {t('trialWait.cancel')}
            </Button>
          )}
          <p className={note}>{t('play.trialNote')}</p>
        </>
      )}
      <FailureNotice failure={error} />
    </div>
  )
}
