import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import type { SocialChannel } from '../../session/IdentityProvider.ts'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { useClearedWithPicture } from '../useClearedWithPicture.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { divider, places, ways } from './SocialButtons.css.ts'
import { SocialMark } from './SocialMark.tsx'

/** The outcome of the last attempt that did not sign in. */
export type SocialOutcome = { kind: 'blocked' | 'cancelled'; channel: SocialChannel } | { kind: 'failed'; failure: Failure | undefined }

export interface SocialLogin {
  channels: SocialChannel[]
  /** Channels that are still loading: their space is reserved. */
  awaited?: SocialChannel[]
  /** The channel whose window is open. */
  waiting?: SocialChannel
  outcome?: SocialOutcome
  /** Shown after a failure that required it. */
  captcha?: ShownCaptcha
  /** A third-party account that the next sign-in or registration links. */
  unlinked?: { channel: keyof typeof providerName; email: string; onDrop: () => void }
  onStart: (channel: SocialChannel, remember: boolean, digits: string) => void
}

export const providerName = { google: 'Google', facebook: 'Facebook' } as const

interface SocialButtonsProps extends Omit<SocialLogin, 'onStart'> {
  /** Beside the captcha, for players who can neither see nor hear it. */
  withoutCaptcha?: ReactNode
  onStart: (channel: SocialChannel, digits: string) => void
}

/** Third-party accounts that can sign in here; nothing if there are none. */
export function SocialButtons({ channels, awaited = [], waiting, outcome, captcha, withoutCaptcha, onStart }: SocialButtonsProps) {
  const t = useTranslations('auth.social')
  const failure = useTranslations('errors')
  const [digits, setDigits] = useState('')
  const [missing, setMissing] = useState(false)
  useClearedWithPicture(captcha?.image, () => setDigits(''))
  const start = (channel: SocialChannel) => {
    const wanting = captcha !== undefined && !/^\d{1,6}$/.test(digits)
    setMissing(wanting)
    if (wanting) return
    setDigits('')
    onStart(channel, digits)
  }
  const known = channels.length > 0
  const shown = known ? channels : awaited
  if (shown.length === 0) return null
  return (
    <div className={known ? ways : places}>
      <p className={divider}>{t('or')}</p>
      {captcha && (
        <ShownCaptchaField
          {...captcha}
          value={digits}
          onChange={(event) => setDigits(event.target.value)}
          error={missing && failure('enterCaptcha')}
        />
      )}
      {captcha && withoutCaptcha}
      {shown.map((channel) => (
        <Button key={channel} tone="secondary" block loading={waiting === channel} onClick={() => start(channel)}>
          <SocialMark channel={channel} />
          {verbatim(t)('with', { provider: providerName[channel] })}
        </Button>
      ))}
      {waiting && <p role="status">{verbatim(t)('waiting', { provider: providerName[waiting] })}</p>}
      {outcome?.kind === 'failed' && <FailureNotice failure={outcome.failure} />}
      {outcome?.kind === 'cancelled' && (
        <Notice role="alert">{verbatim(t)('cancelled', { provider: providerName[outcome.channel] })}</Notice>
      )}
      {outcome?.kind === 'blocked' && (
        <Notice
          role="alert"
          tone="warning"
          end={
            <Button size="sm" tone="secondary" onClick={() => start(outcome.channel)}>
              {t('again')}
            </Button>
          }
        >
          {verbatim(t)('blocked', { provider: providerName[outcome.channel] })}
        </Notice>
      )}
    </div>
  )
}
