import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import * as styles from './Message.css.ts'

/** Problems that stop a game page. */
export type Trouble = 'used' | 'seen' | 'ended' | 'barred' | 'protected' | 'terms' | 'maintenance' | 'offline' | 'failed'

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof PlatformError)) return 'failed'
  if (error.code === 'play.ticket') return 'used'
  if (error.kind === 'sessionExpired' || error.kind === 'sessionReplaced' || error.kind === 'aborted') return 'ended'
  if (error.code === 'access.protected') return 'protected'
  if (error.code === 'terms.changed') return 'terms'
  if (error.kind === 'permission') return 'barred'
  if (error.kind === 'maintenance' || error.code === 'game.maintenance') return 'maintenance'
  return error.kind === 'network' ? 'offline' : 'failed'
}

interface MessageProps {
  trouble?: Trouble
  title?: string
  busy?: boolean
  /** Request id, for customer service. */
  id?: string
  onRetry?: () => void
  onBack?: () => void
}

/** A full page with one message and a button. */
export function Message({ trouble = 'failed', title, busy, id = '–', onRetry, onBack }: MessageProps) {
  const t = useTranslations('page')
  return (
    <main className={styles.page}>
      <img
        className={busy ? styles.busy : styles.sign}
        src={`/cdn/signs/${busy ? 'coin' : 'reels'}.amber.svg`}
        alt=""
        width={110}
        height={110}
      />
      <div role={busy ? 'status' : 'alert'}>
        <h1 className={styles.title}>{title ?? t(`${trouble}Title`)}</h1>
        {!busy && <p className={styles.text}>{t(`${trouble}Text`, { id })}</p>}
      </div>
      {onRetry && (
        <button type="button" className={styles.primary} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {onBack && (
        <button type="button" className={onRetry ? styles.ghost : styles.primary} onClick={onBack}>
          {t('back')}
        </button>
      )}
    </main>
  )
}
