import type { PlayRound } from '@platform/sandbox/play'
import * as styles from './Celebration.css.ts'

/** Shows coins and the amount over the stage for a moment. The result line announces the win. */
export function Celebration({ round, text }: { round: PlayRound; text: string }) {
  const { multiplier } = round.outcome
  const coins = multiplier >= 1000 ? 26 : multiplier >= 300 ? 18 : 10
  return (
    <div className={styles.layer} aria-hidden>
      {Array.from({ length: coins }, (_, i) => (
        <img
          key={i}
          className={styles.coin}
          src="/cdn/signs/coin.amber.svg"
          alt=""
          width={220}
          height={220}
          // Golden angle: an even fan without randomness.
          style={{ '--turn': `${(i * 137.5) % 360}deg`, '--way': `${24 + ((i * 29) % 26)}cqmin`, animationDelay: `${(i % 6) * 40}ms` }}
        />
      ))}
      <strong className={styles.amount}>{text}</strong>
    </div>
  )
}
