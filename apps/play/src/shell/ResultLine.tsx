import { clsx } from 'clsx'
import type { PlayState } from '@platform/sandbox/play'
import type { RoundView } from '../game/useRound.ts'
import { fill, type Texts } from '../system/texts.ts'
import * as styles from './ResultLine.css.ts'

interface ResultLineProps {
  game: Pick<RoundView, 'phase' | 'round' | 'problem' | 'resumed'>
  kind: PlayState['kind']
  trial: boolean
  texts: Texts
  money: (cents: number) => string
}

/** One sentence on where the round stands, read out as it changes. */
export function ResultLine({ game, kind, trial, texts, money }: ResultLineProps) {
  const { phase, round, problem, resumed } = game
  const won = phase === 'idle' && !problem && !resumed && round && round.payout > 0
  return (
    <p role="status" aria-live="polite" className={clsx(styles.line, won && styles.won, problem && styles.problem)}>
      {sentence()}
    </p>
  )

  function sentence(): string {
    if (phase === 'checking') return texts.checking
    if (phase !== 'idle') return kind === 'match' ? texts.playing : texts.spinning
    if (problem) return texts[problem]
    if (resumed) return texts.resumedRound
    if (!round) return trial ? texts.trialIdle : texts.idle
    if (round.payout === 0) return texts.lost
    const amount = money(round.payout)
    if (round.payout <= round.stake) return fill(texts.returned, { amount })
    return fill(round.outcome.multiplier >= 1000 ? texts.bigWon : texts.won, { amount })
  }
}
