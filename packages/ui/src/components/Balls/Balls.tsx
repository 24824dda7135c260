import { clsx } from 'clsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Balls.css.ts'

export type BallsProps = {
  /** The numbers by parts: those after the first (bonus numbers, lower tiers) are quieter. */
  parts: readonly (readonly string[])[]
  /** Read out instead of the numbers. */
  label: string
  size?: 'sm' | 'lg'
  /** How many more are not shown. */
  rest?: number
  /** Reveals the numbers one after the other, each so many ms after the last; at once with reduced motion. */
  revealEach?: number
  className?: string
}

/** The numbers of a draw. */
export function Balls({ parts, label, size = 'sm', rest = 0, revealEach, className }: BallsProps) {
  const before = (place: number) => parts.slice(0, place).flat().length
  return (
    <span className={clsx(css.balls, className)} data-size={size}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {parts.map((part, place) => (
        // Numbers repeat; only their position identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={css.part} translate="no" aria-hidden="true">
          {part.map((number, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={clsx(css.ball, place > 0 && css.later, revealEach !== undefined && css.revealed)}
              style={revealEach === undefined ? undefined : { animationDelay: `${(before(place) + index) * revealEach}ms` }}
            >
              {number}
            </span>
          ))}
        </span>
      ))}
      {rest > 0 && (
        <span className={css.rest} translate="no" aria-hidden="true">
          +{rest}
        </span>
      )}
    </span>
  )
}
