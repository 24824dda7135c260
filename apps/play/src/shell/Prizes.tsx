import { useTranslations } from 'use-intl'
import type { PlayState } from '@platform/sandbox/play'
import * as styles from './Log.css.ts'

/** What each result pays, times the stake. */
export function Prizes({ state, times }: { state: PlayState; times: (multiplier: number) => string }) {
  const t = useTranslations('game')
  const { signs } = state.look
  if (state.kind === 'reels') {
    return (
      <ul className={styles.prizes}>
        {[...state.pays].reverse().map((pay, i) => (
          <li key={pay} className={styles.prize}>
            <img src={signs[signs.length - 1 - i]} alt={t('alike')} width={40} height={40} />
            <b>{times(pay)}</b>
          </li>
        ))}
        <li className={styles.prize}>
          <span className={styles.two}>
            <img src={signs[0]} alt={t('pair')} width={40} height={40} />
            <img className={styles.second} src={signs[0]} alt="" width={40} height={40} />
          </span>
          <b>{times(100)}</b>
        </li>
      </ul>
    )
  }
  const entries: [string, number][] =
    state.kind === 'match'
      ? ([t('home'), t('draw'), t('away')].map((name, i) => [name, state.pays[i]!]) as [string, number][])
      : [...new Set(state.pays)]
          .filter(Boolean)
          .sort((a, b) => b - a)
          .map((pay) => [`${state.pays.filter((field) => field === pay).length} / ${state.pays.length}`, pay])
  return (
    <ul className={styles.prizes}>
      {entries.map(([name, pay]) => (
        <li key={name + pay} className={styles.prize}>
          <span>{name}</span>
          <b>{times(pay)}</b>
        </li>
      ))}
    </ul>
  )
}
