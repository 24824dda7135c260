import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import type { SocialChannel } from '../../session/IdentityProvider.ts'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { divider, places, ways } from './SocialButtons.css.ts'
import { SocialMark } from './SocialMark.tsx'

/** How the last try ended, where nobody was signed in. */
export type SocialOutcome = { kind: 'blocked' | 'cancelled'; channel: SocialChannel } | { kind: 'failed'; failure: Failure | undefined }

export interface SocialLogin {
  channels: SocialChannel[]
  /** Places kept for those that are not known yet. */
  awaited?: SocialChannel[]
  /** Its window is open. */
  waiting?: SocialChannel
  outcome?: SocialOutcome
  onStart: (channel: SocialChannel, remember: boolean) => void
}

export const providerName = { google: 'Google', facebook: 'Facebook' } as const

/** Accounts elsewhere that sign in here; nothing where there is none. */
export function SocialButtons({
  channels,
  awaited = [],
  waiting,
  outcome,
  onStart,
}: Omit<SocialLogin, 'onStart'> & { onStart: (c: SocialChannel) => void }) {
  const t = useTranslations('auth.social')
  const known = channels.length > 0
  const shown = known ? channels : awaited
  if (shown.length === 0) return null
  return (
    <div className={known ? ways : places}>
      <p className={divider}>{t('or')}</p>
      {shown.map((channel) => (
        <Button key={channel} tone="secondary" block loading={waiting === channel} onClick={() => onStart(channel)}>
          <SocialMark channel={channel} />
          {t('with', { provider: providerName[channel] })}
        </Button>
      ))}
      {waiting && <p role="status">{t('waiting', { provider: providerName[waiting] })}</p>}
      {outcome?.kind === 'failed' && <FailureNotice failure={outcome.failure} />}
      {outcome?.kind === 'cancelled' && <Notice role="alert">{t('cancelled', { provider: providerName[outcome.channel] })}</Notice>}
      {outcome?.kind === 'blocked' && (
        <Notice
          role="alert"
          tone="warning"
          end={
            <Button size="sm" tone="secondary" onClick={() => onStart(outcome.channel)}>
              {t('again')}
            </Button>
          }
        >
          {t('blocked', { provider: providerName[outcome.channel] })}
        </Notice>
      )}
    </div>
  )
}
