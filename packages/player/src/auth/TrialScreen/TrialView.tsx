import { useTranslations } from 'use-intl'
import { Button, PlayFilledIcon, Skeleton, type Loadable } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { TrialFrame } from './TrialFrame.tsx'
import { label, user } from './TrialView.css.ts'

export interface TrialViewProps {
  minimumAge: number
  trialUser: Loadable<string>
  pending: boolean
  /** Set while it takes too long: cancels the request. */
  onCancel?: () => void
  error?: Failure
  /** It opens in place of the account that is signed in. */
  inPlace?: boolean
  onStart: () => void
}

/** What a trial is, and the button that starts it. */
export function TrialView({ minimumAge, trialUser, pending, onCancel, error, inPlace = false, onStart }: TrialViewProps) {
  const t = useTranslations('auth')
  return (
    <TrialFrame text={t(inPlace ? 'trialInPlace' : 'trialText')} minimumAge={minimumAge}>
      {trialUser.state !== 'error' && (
        <>
          <p className={label}>{t('trialUser')}</p>
          <p className={user} aria-busy={trialUser.state === 'loading'}>
            {trialUser.state === 'ready' ? trialUser.value : <Skeleton />}
          </p>
        </>
      )}
      <FailureNotice failure={error} />
      <Button size="lg" block loading={pending} onClick={onStart}>
        <PlayFilledIcon size="sm" />
        {t('trialStart')}
      </Button>
      {onCancel && (
        <Button block tone="ghost" onClick={onCancel}>
          {t('trialWait.cancel')}
        </Button>
      )}
    </TrialFrame>
  )
}
