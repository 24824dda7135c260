import { useRef } from 'react'
import { Rail } from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { Match } from './Match.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { useSwipeLoop } from './useSwipeLoop.ts'

export interface MatchStripProps {
  label: string
  matches: readonly HotMatch[]
  /** Enables autoplay. */
  moving: boolean
}

/** Hot matches, 1.2 of them at a time, as a loop if there are several. Spec 2.3, 9. */
export function MatchStrip({ label, matches, moving }: MatchStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useAutoplay(strip, moving)
  useSwipeLoop(strip, matches.length > 1)
  return (
    <Rail ref={strip} label={label} show="cards">
      {matches.map((match) => (
        <Match key={match.nodeId + match.matchTime} match={match} />
      ))}
    </Rail>
  )
}
