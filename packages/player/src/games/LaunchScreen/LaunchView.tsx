import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton, Spinner } from '@platform/ui'
import { BackIcon, ClockIcon, MaintenanceIcon, WarningIcon } from '@platform/ui'
import { PlayClock } from './PlayClock.tsx'
import * as styles from './LaunchView.css.ts'

/** Why a launch failed, as a key of the catalogue. */
export type LaunchFailure = 'failed' | 'noUrl' | 'unknownOrigin' | 'noGame' | 'maintenance' | 'crashed' | 'guest'

export type LaunchStep =
  | { step: 'asking' }
  | { step: 'leaving' }
  | { step: 'playing'; url: string; ready: boolean; startedAt: number }
  | { step: 'failed'; why: LaunchFailure; text?: string; requestId?: string }

export interface LaunchViewProps {
  /** Empty when the address was opened without a tap on a tile. */
  name: string
  launch: LaunchStep
  /** 12 s without a sign of life. */
  slow: boolean
  /** Drawn by the shell or the screen, because it needs a session. */
  balance?: ReactNode
  frameRef?: Ref<HTMLIFrameElement>
  onBack: () => void
  onRetry: () => void
  onWait: () => void
  onOthers: () => void
  onLogin: () => void
}

// Vendors may run scripts and forms of their own origin, but never move our window.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-pointer-lock allow-orientation-lock'

/** A game in its frame under a slim bar, or what stands in the way of it. */
export function LaunchView({ name, launch, slow, balance, frameRef, onBack, ...actions }: LaunchViewProps) {
  const t = useTranslations('games.launch')
  const title = name || t('title')
  return (
    <section className={styles.screen} aria-label={title}>
      <header className={styles.bar}>
        <IconButton label={t('back')} icon={<BackIcon />} onClick={onBack} />
        <h1 className={styles.name}>{title}</h1>
        {launch.step === 'playing' && launch.ready && (
          <span className={styles.clock} title={t('time')}>
            <ClockIcon />
            <PlayClock label={t('time')} startedAt={launch.startedAt} />
          </span>
        )}
        {balance}
      </header>
      <div className={styles.stage}>
        {launch.step === 'playing' && (
          <iframe
            ref={frameRef}
            className={styles.frame}
            src={launch.url}
            title={t('frame', { name: title })}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen; screen-wake-lock"
            referrerPolicy="strict-origin"
          />
        )}
        {launch.step === 'failed' ? (
          <Failure launch={launch} {...actions} />
        ) : (
          <Waiting hidden={launch.step === 'playing' && launch.ready} text={t(launch.step === 'leaving' ? 'leaving' : 'loading')} slow={slow} {...actions} />
        )}
      </div>
    </section>
  )
}

type Actions = Pick<LaunchViewProps, 'onRetry' | 'onWait' | 'onOthers' | 'onLogin'>

function Waiting({ hidden, text, slow, onWait, onRetry }: Actions & { hidden: boolean; text: string; slow: boolean }) {
  const t = useTranslations('games.launch')
  if (hidden) return null
  return (
    <div className={styles.cover} role="status">
      <Spinner size="lg" />
      <p className={styles.text}>{slow ? t('slow') : text}</p>
      {slow && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{t('retry')}</Button>
          <Button tone="ghost" onClick={onWait}>
            {t('wait')}
          </Button>
        </div>
      )}
    </div>
  )
}

const FINAL: ReadonlySet<LaunchFailure> = new Set(['noGame', 'guest'])

function Failure({ launch, onRetry, onOthers, onLogin }: Actions & { launch: Extract<LaunchStep, { step: 'failed' }> }) {
  const t = useTranslations('games.launch')
  return (
    <div className={styles.cover} role="alert">
      <span className={styles.sign}>{launch.why === 'maintenance' ? <MaintenanceIcon /> : <WarningIcon />}</span>
      {launch.why !== 'guest' && <h2 className={styles.title}>{t('failed')}</h2>}
      <p className={styles.text}>{launch.text ?? t(launch.why)}</p>
      {launch.requestId && <p className={styles.request}>{launch.requestId}</p>}
      <div className={styles.actions}>
        {launch.why === 'guest' && <Button onClick={onLogin}>{t('login')}</Button>}
        {!FINAL.has(launch.why) && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button tone="ghost" onClick={onOthers}>
          {t('others')}
        </Button>
      </div>
    </div>
  )
}
