import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayRound, PlayState } from '@platform/sandbox/play'
import { CloseIcon, useUiLabels } from '@platform/ui'
import { isWin } from '../game/isWin.ts'
import { momentText } from '../system/momentText.ts'
import * as styles from './Log.css.ts'
import { Prizes } from './Prizes.tsx'

interface LogProps {
  ref: Ref<HTMLDialogElement>
  state: PlayState
  rounds: readonly PlayRound[]
  rtp: string
  money: (cents: number) => string
  times: (multiplier: number) => string
}

/** The last rounds of this game, its prizes, and its fairness. */
export function Log({ ref, state, rounds, rtp, money, times }: LogProps) {
  const t = useTranslations('game')
  const { locale } = useUiLabels()
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={t('history')} closedby="any">
      <div className={styles.inside}>
        <form method="dialog" className={styles.head}>
          <h2 className={styles.title}>{t('prizes')}</h2>
          <button type="submit" className={styles.close} aria-label={t('close')}>
            <CloseIcon />
          </button>
        </form>
        <Prizes state={state} times={times} />
        <p className={styles.note}>{t('rtp', { rtp })}</p>
        <h2 className={styles.title}>{t('lastRounds')}</h2>
        {rounds.length === 0 && <p className={styles.note}>{t('noRounds')}</p>}
        <ul className={styles.list}>
          {rounds.map((round) => (
            <li key={round.orderNo} className={styles.round}>
              <span>
                <span translate="no">{`${money(round.stake)} → `}</span>
                <strong className={isWin(round) ? styles.paid : undefined} translate="no">
                  {money(round.payout)}
                </strong>
                <span className={styles.order}>
                  {t('order')} <span translate="no">{round.orderNo}</span>
                </span>
              </span>
              <time className={styles.time}>{momentText(locale, round.at, state.timeZone)}</time>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}
