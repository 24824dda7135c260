import type { Ref } from 'react'
import type { PlayRound, PlayState } from '@platform/sandbox/play'
import { CloseIcon } from '@platform/ui'
import { platformTime } from '../system/platformTime.ts'
import { fill, type Texts } from '../system/texts.ts'
import * as styles from './Log.css.ts'
import { Prizes } from './Prizes.tsx'

interface LogProps {
  ref: Ref<HTMLDialogElement>
  state: PlayState
  rounds: readonly PlayRound[]
  texts: Texts
  locale: string
  rtp: string
  money: (cents: number) => string
  times: (multiplier: number) => string
}

/** The last rounds of this game, what it pays, and how fair it is. */
export function Log({ ref, state, rounds, texts, locale, rtp, money, times }: LogProps) {
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={texts.history} closedby="any">
      <div className={styles.inside}>
        <form method="dialog" className={styles.head}>
          <h2 className={styles.title}>{texts.prizes}</h2>
          <button type="submit" className={styles.close} aria-label={texts.close}>
            <CloseIcon />
          </button>
        </form>
        <Prizes state={state} texts={texts} times={times} />
        <p className={styles.note}>{fill(texts.rtp, { rtp })}</p>
        <h2 className={styles.title}>{texts.lastRounds}</h2>
        {rounds.length === 0 && <p className={styles.note}>{texts.noRounds}</p>}
        <ul className={styles.list}>
          {rounds.map((round) => (
            <li key={round.orderNo} className={styles.round}>
              <span>
                {money(round.stake)} → <strong className={round.payout ? styles.paid : undefined}>{money(round.payout)}</strong>
                <span className={styles.order}>
                  {texts.order} {round.orderNo}
                </span>
              </span>
              <time className={styles.time}>{platformTime(locale, round.at)}</time>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}
