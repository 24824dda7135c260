import { useRef } from 'react'
import { Rail, useAutoplay } from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { Match } from './Match.tsx'
import { useSwipeLoop } from './useSwipeLoop.ts'

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
  const strip = useRef<HTMLUListElement>(null)
  useAutoplay({ box: strip, on: moving, everyMs: EVERY_MS, advance })
  useSwipeLoop(strip, matches.length > 1)
  return (
    <Rail ref={strip} label={label} show="cards">
      {matches.map((match) => (
        <Match key={match.nodeId + match.matchTime} match={match} />
      ))}
    </Rail>
  )
}

/** Scrolls by one card, from the last to the first. */
function advance(strip: HTMLElement): void {
  const [first, second] = strip.children
  const card = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1
  strip.scrollTo({ left: isAtEnd ? 0 : strip.scrollLeft + card, behavior: 'smooth' })
}
