import { useTranslations } from 'use-intl'
import type { PlayState } from '@platform/sandbox/play'
import type { Side } from '../game/Stage.ts'
import { Choices } from './Choices.tsx'
import * as styles from './Controls.css.ts'

interface ControlsProps {
  state: PlayState
  money: (cents: number) => string
  /** Formats a multiplier in hundredths. */
  times: (multiplier: number) => string
  balance: number
  /** A round is in progress. */
  busy: boolean
  /** The outcome of the last round is unknown: no other can be played. */
  blocked: boolean
  /** The market's least time since the last round is not over, or the site pauses the game: the button says so until then. */
  waiting: boolean
  stakes: readonly number[]
  stake: number
  onStake: (cents: number) => void
  side: Side
  onSide: (side: Side) => void
  onPlay: () => void
}

const SIDES = ['home', 'draw', 'away'] as const

/** Balance, stake and the main button, which has the focus during a round too. */
export function Controls({
  state,
  money,
  times,
  balance,
  busy,
  blocked,
  waiting,
  stakes,
  stake,
  onStake,
  side,
  onSide,
  onPlay,
}: ControlsProps) {
  const t = useTranslations('game')
  const match = state.kind === 'match'
  const off = busy || blocked || waiting
  return (
    <div className={styles.panel}>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.label}>{state.trial ? t('trialBalance') : t('balance')}</dt>
          <dd className={styles.figure} translate="no">
            {money(balance)}
          </dd>
        </div>
        <div className={styles.right}>
          <dt className={styles.label}>{t('stake')}</dt>
          <dd className={styles.figure} translate="no">
            {money(stake)}
          </dd>
        </div>
      </dl>
      {match && (
        <Choices
          name="side"
          label={t('side')}
          disabled={busy}
          value={side}
          onChange={onSide}
          options={SIDES.map((value, i) => ({ value, text: t(value), note: times(state.pays[i] ?? 0) }))}
        />
      )}
      <Choices
        name="stake"
        label={t('stakes')}
        disabled={busy}
        value={stake}
        onChange={onStake}
        options={stakes.map((value) => ({ value, text: short(value), label: money(value), shape: 'chip' as const }))}
      />
      <button
        type="button"
        className={styles.play}
        aria-disabled={off || undefined}
        // A key that is held repeats its click: that would be autoplay.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => off || onPlay()}
      >
        {waiting && !busy && !blocked ? t('wait') : match ? t('play') : t('spin')}
      </button>
    </div>
  )

  /** Chips show whole units without cents: `5`, `0,50`. */
  function short(cents: number): string {
    const text = money(cents).replace(state.currencySymbol, '').trim()
    return cents % 100 === 0 ? text.slice(0, -3) : text
  }
}
