import { PlatformError } from '@platform/sdk'
import { fill, type Texts } from '../system/texts.ts'
import * as styles from './Message.css.ts'

/** What can stop a game page for good. */
export type Trouble = 'used' | 'ended' | 'maintenance' | 'offline' | 'failed'

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof PlatformError)) return 'failed'
  if (error.code === 'play.ticket') return 'used'
  if (error.kind === 'sessionExpired' || error.kind === 'sessionReplaced' || error.kind === 'aborted') return 'ended'
  if (error.kind === 'maintenance' || error.code === 'game.maintenance') return 'maintenance'
  return error.kind === 'network' ? 'offline' : 'failed'
}

interface MessageProps {
  texts: Texts
  trouble?: Trouble
  title?: string
  busy?: boolean
  /** Request id, for the support desk. */
  id?: string
  onRetry?: () => void
  onBack?: () => void
}

/** A whole page of one message and the way on. */
export function Message({ texts, trouble = 'failed', title = texts[`${trouble}Title`], busy, id = '–', onRetry, onBack }: MessageProps) {
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
        <h1 className={styles.title}>{title}</h1>
        {!busy && <p className={styles.text}>{fill(texts[`${trouble}Text`], { id })}</p>}
      </div>
      {onRetry && (
        <button type="button" className={styles.primary} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {onBack && (
        <button type="button" className={onRetry ? styles.ghost : styles.primary} onClick={onBack}>
          {texts.back}
        </button>
      )}
    </main>
  )
}
