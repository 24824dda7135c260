import { fill, type Texts } from '../system/texts.ts'
import * as styles from './UnknownRound.css.ts'

interface UnknownRoundProps {
  texts: Texts
  requestId: string
  onCheck: () => void
  onLog: () => void
}

/** In the place of the result while it is unknown whether a round was played: check again, or look at the rounds. */
export function UnknownRound({ texts, requestId, onCheck, onLog }: UnknownRoundProps) {
  return (
    <div className={styles.box} role="alert">
      <p>{texts.unknownRound}</p>
      <p className={styles.code}>{fill(texts.supportCode, { id: requestId })}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCheck}>
          {texts.checkAgain}
        </button>
        <button type="button" className={styles.button} onClick={onLog}>
          {texts.lastRounds}
        </button>
      </div>
    </div>
  )
}
