import { Carousel } from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { Match } from './Match.tsx'

/** Interval between slides. Spec 9. */
const EVERY_MS = 5000

export interface MatchStripProps {
  label: string
  matches: readonly HotMatch[]
  /** Enables autoplay. */
  moving: boolean
}

/** Hot matches, 1.2 of them at a time, as a loop if there are several. Spec 2.3, 9. */
export function MatchStrip({ label, matches, moving }: MatchStripProps) {
  return (
    <Carousel
      label={label}
      show="cards"
      count={matches.length}
      loop
      autoplayMs={moving ? EVERY_MS : undefined}
      renderSlide={(index) => <Match match={matches[index]!} />}
    />
  )
}
