import type { ReactNode } from 'react'
import * as css from './blocks.css.ts'

/** A message in the place of content, as high as the content would be: `place` gives the size and is not seen. */
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
