import { createPortal } from 'react-dom'
import { useReducedMotion } from '@platform/ui'
import * as css from './Celebration.css.ts'

const PIECES = 24

/** Confetti over the page for two seconds after a win; nothing with reduced motion. It is hidden from pointers and screen readers. */
export function Celebration({ onEnd }: { onEnd: () => void }) {
  const still = useReducedMotion()
  if (still) return null
  const pieces = Array.from({ length: PIECES }, (_, index) => (
    <span
      key={index}
      className={css.piece}
      data-tone={index % 3}
      onAnimationEnd={index === PIECES - 1 ? onEnd : undefined}
      style={{
        insetInlineStart: `${(index * 41) % 100}%`,
        // The last one to start ends last: by then all have ended.
        animationDelay: `${index * 17}ms`,
        rotate: `${(index * 67) % 360}deg`,
      }}
    />
  ))
  return createPortal(
    <div aria-hidden="true" className={css.sky}>
      {pieces}
    </div>,
    document.body,
  )
}
