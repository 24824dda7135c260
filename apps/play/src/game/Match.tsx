import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as styles from './Match.css.ts'
import type { StageProps } from './Stage.ts'

const FRAME = 50
const FRAMES = 48

/** Two clubs and a clock: plays the match in a few seconds. */
export function Match({ state, phase, round, reduced, onShown, onTick }: StageProps) {
  const t = useTranslations('game')
  const [minute, setMinute] = useState(90)
  const outcome = round?.outcome.kind === 'match' ? round.outcome : undefined
  const tick = useEffectEvent(onTick)
  const shown = useEffectEvent(onShown)

  useEffect(() => {
    if (phase !== 'showing' || !outcome) return
    let frame = reduced ? FRAMES - 1 : 0
    const timer = setInterval(() => {
      frame++
      setMinute(Math.min(90, Math.round((frame / FRAMES) * 90)))
      if (frame % 8 === 0) tick('step')
      if (frame < FRAMES) return
      clearInterval(timer)
      tick('stop')
      shown()
    }, FRAME)
    return () => clearInterval(timer)
  }, [phase, reduced, outcome])

  const now = phase === 'idle' ? 90 : phase === 'showing' ? minute : 0
  const [home, away] = outcome ? scoreAt(outcome.score, now) : [0, 0]
  return (
    <div className={styles.board}>
      <div className={styles.clubs} aria-hidden>
        <img className={styles.crest} src={state.look.signs[0]} alt="" width={128} height={128} />
        <strong className={styles.score}>
          {outcome || phase !== 'idle' ? (
            <>
              <span key={`h${home}`} className={styles.goals}>
                {home}
              </span>
              <span className={styles.dash}>×</span>
              <span key={`a${away}`} className={styles.goals}>
                {away}
              </span>
            </>
          ) : (
            <span className={styles.dash}>×</span>
          )}
        </strong>
        <img className={styles.crest} src={state.look.signs[1]} alt="" width={128} height={128} />
      </div>
      <div className={styles.time} aria-hidden>
        <span className={styles.elapsed} style={{ transform: `scaleX(${outcome || phase !== 'idle' ? now / 90 : 0})` }} />
      </div>
      <p className={styles.minute} aria-hidden>
        {phase === 'idle' ? (outcome ? t('final') : t('kickOff')) : t('minute', { minute: now })}
      </p>
    </div>
  )
}

/** Goals so far: spread evenly over the match, the last one late. */
function scoreAt([home, away]: readonly [number, number], minute: number): [number, number] {
  const all = home + away
  const fallen = Math.floor((minute / 90) * (all + 0.7))
  const count = Math.min(all, fallen)
  const homeSoFar = Math.min(home, Math.ceil((count * home) / Math.max(all, 1)))
  return [homeSoFar, count - homeSoFar]
}
