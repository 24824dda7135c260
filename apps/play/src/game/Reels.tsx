import { useEffect, useEffectEvent, useState } from 'react'
import { clsx } from 'clsx'
import { isWin } from './isWin.ts'
import * as styles from './Reels.css.ts'
import type { StageProps } from './Stage.ts'

const REELS = [0, 1, 2] as const
/** Shown before the first round: no win. */
const FIRST = [5, 3, 1]
const FIRST_STOP = 420
const STEP = 330

/** Three reels of six symbols; the middle row counts. */
export function Reels({ state, phase, round, reduced, onShown, onTick }: StageProps) {
  const { signs } = state.look
  const [landed, setLanded] = useState(3)
  const symbols = round?.outcome.kind === 'reels' ? round.outcome.symbols : FIRST
  const moving = phase !== 'idle'
  const tick = useEffectEvent(onTick)
  const shown = useEffectEvent(onShown)

  useEffect(() => {
    if (phase !== 'showing') return
    const stop = (index: number) => {
      setLanded(index + 1)
      tick('stop')
      if (index === 2) shown()
    }
    const timers = REELS.map((index) => setTimeout(stop, reduced ? 0 : FIRST_STOP + index * STEP, index))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setLanded(0)
    }
  }, [phase, reduced, round])

  const wins = !moving && round && isWin(round) ? winningReels(symbols) : 0
  return (
    <div className={styles.frame} aria-hidden>
      {REELS.map((index) => {
        const spinning = moving && !(phase === 'showing' && landed > index)
        const sign = symbols[index] ?? 0
        const column = spinning ? spinColumn(signs, index) : [signs[(sign + 4 + index) % 6], signs[sign], signs[(sign + 2 + index) % 6]]
        return (
          <div key={index} className={styles.reel}>
            <div
              key={spinning ? 'spin' : `${round?.orderNo}`}
              className={spinning ? styles.spinning : clsx(styles.resting, phase === 'showing' && styles.landing)}
            >
              {column.map((src, place) => (
                <img
                  key={place}
                  src={src}
                  alt=""
                  width={220}
                  height={220}
                  className={clsx(styles.sign, wins && place === 1 && (wins > index ? styles.winning : styles.dim))}
                />
              ))}
            </div>
          </div>
        )
      })}
      <div className={styles.line} />
    </div>
  )
}

const spinColumn = (signs: readonly string[], reel: number) => Array.from({ length: 12 }, (_, i) => signs[(i * (reel + 1) + reel) % 6])

/** How many reels from the left are part of a win. */
const winningReels = (symbols: readonly number[]) => (symbols[1] === symbols[2] ? 3 : 2)
