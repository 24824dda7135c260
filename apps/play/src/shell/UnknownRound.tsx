import { useTranslations } from 'use-intl'
import * as styles from './UnknownRound.css.ts'

interface UnknownRoundProps {
  requestId: string
  onCheck: () => void
  onLog: () => void
}

/** Shown instead of the result while a round's outcome is unknown: check again, or see the rounds. */
export function UnknownRound({ requestId, onCheck, onLog }: UnknownRoundProps) {
  const t = useTranslations('game')
  const page = useTranslations('page')
  return (
    <div className={styles.box} role="alert">
      <p>{t('unknownRound')}</p>
      <p className={styles.code}>{page('supportCode', { id: requestId })}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCheck}>
          {page('checkAgain')}
        </button>
        <button type="button" className={styles.button} onClick={onLog}>
          {t('lastRounds')}
        </button>
      </div>
    </div>
  )
}
