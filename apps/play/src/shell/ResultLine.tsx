import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { PlayState } from '@platform/sandbox/play'
import { Button } from '@platform/ui'
import { isWin } from '../game/isWin.ts'
import type { RoundView } from '../game/useRound.ts'
import { framed, postToParent } from '../system/parent.ts'
import type { SessionFacts } from '../system/momentText.ts'
import { useLimitText } from './useLimitText.ts'
import * as styles from './ResultLine.css.ts'

interface ResultLineProps {
  game: Pick<RoundView, 'phase' | 'round' | 'problem' | 'error' | 'resumed'>
  kind: PlayState['kind']
  trial: boolean
  money: (cents: number) => string
  session: SessionFacts
}

/** One sentence on the state of the round, announced when it changes. */
export function ResultLine({ game, kind, trial, money, session }: ResultLineProps) {
  const t = useTranslations('game')
  const limitText = useLimitText(session)
  const { phase, round, problem, error, resumed } = game
  const won = phase === 'idle' && !problem && !resumed && round && isWin(round)
  return (
    <div className={clsx(styles.place, problem && styles.problem)}>
      <p role="status" aria-live="polite" className={clsx(styles.line, won && styles.won, problem && styles.message)}>
        {sentence()}
      </p>
      {/* The embedding site opens the deposit over this page. */}
      {problem === 'insufficient' && framed && !trial && (
        <Button size="sm" tone="accent" onClick={() => postToParent({ type: 'needDeposit' })}>
          {t('deposit')}
        </Button>
      )}
    </div>
  )

  function sentence(): string {
    if (phase === 'checking') return t('checking')
    if (phase !== 'idle') return kind === 'match' ? t('playing') : t('spinning')
    if (problem === 'limit') return limitText.ofError(error) ?? t('failedRound')
    if (problem) return t(problem)
    if (resumed) return t('resumedRound')
    if (!round) return trial ? t('trialIdle') : t('idle')
    if (round.payout === 0) return t('lost')
    const amount = money(round.payout)
    if (!isWin(round)) return t('returned', { amount })
    return t(round.outcome.multiplier >= 1000 ? 'bigWon' : 'won', { amount })
  }
}
