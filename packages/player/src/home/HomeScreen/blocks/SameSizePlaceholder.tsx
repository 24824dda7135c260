import type { ReactNode } from 'react'
import * as css from './blocks.css.ts'

/** A message instead of content, with the same height: `place` determines the size and is invisible. */
export function SameSizePlaceholder({ place, children }: { place: ReactNode; children: ReactNode }) {
  return (
    <div className={css.sameSize}>
      <div className={css.place} aria-hidden="true" inert>
        {place}
      </div>
      <div className={css.message}>{children}</div>
    </div>
  )
}
