import { clsx } from 'clsx'
import { VisuallyHidden } from '@platform/ui'
import { parseNumbers } from '@platform/sdk/lottery'
import { betweenBalls } from './draw/revealTime.ts'
import * as css from './Balls.css.ts'

interface BallsProps {
  /** As `previousWinningNumber` writes it. */
  numbers: string
  /** Read out before them. */
  label: string
  size?: 'sm' | 'lg'
  /** Uncovers them one after the other; at once where motion is not wanted. */
  reveal?: boolean
  /** The first prize alone, the rest counted. */
  short?: boolean
}

/** The numbers of a draw: its first part large, tiers below it smaller. */
export function Balls({ numbers, label, size = 'sm', reveal = false, short = false }: BallsProps) {
  const parts = parseNumbers(numbers)
  const shown = short && parts.length > 1 ? parts.slice(0, 1) : parts
  const rest = parts.flat().length - shown.flat().length
  const between = betweenBalls(parts.length)
  const before = (place: number) => parts.slice(0, place).flat().length
  return (
    <span className={css.parts} data-size={size}>
      <VisuallyHidden>
        {label}: {parts.map((part) => part.join(' ')).join(', ')}
      </VisuallyHidden>
      {shown.map((part, place) => (
        // Numbers repeat; only their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={css.part} aria-hidden>
          {part.map((number, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={clsx(css.ball, place > 0 && css.tier, reveal && css.revealed)}
              style={reveal ? { animationDelay: `${(before(place) + index) * between}ms` } : undefined}
            >
              {number}
            </span>
          ))}
        </span>
      ))}
      {rest > 0 && (
        <span className={css.rest} aria-hidden>
          +{rest}
        </span>
      )}
    </span>
  )
}
