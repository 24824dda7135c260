import * as css from './Dots.css.ts'

/** Position in the row of slides; only visible, not read out. */
export function Dots({ count, at }: { count: number; at: number }) {
  return (
    <span className={css.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.dot} data-active={index === at} />
      ))}
    </span>
  )
}
