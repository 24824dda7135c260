import type { ReactNode } from 'react'
import type { OutputOf } from '@platform/sdk'
import type { getRedRain, RainSession } from '@platform/sdk/rewards'
import type { SeenRain } from '../../storage/rainEntries.ts'
import type { UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'

export type RedRainViewProps = OutputOf<typeof getRedRain> & {
  /** The rain shown at the top. */
  current: RainSession | undefined
  symbol: string
  /** The server's clock. */
  now: () => number
  /** A ticket is being requested. */
  busy: boolean
  unknown: UnknownOutcomeProps | undefined
  /** A rain as this device saw it before its draw. */
  seenRain: (id: string) => SeenRain | undefined
  gamesHref: string
  recordsHref: string | undefined
  /** The page on which an agent sends envelopes to the own team. */
  teamHref: string | undefined
  /** The envelopes from the direct upline. */
  envelopes: ReactNode
  onTake: () => void
  /** The packet's amount has been shown: the balance may include it. */
  onOpened: () => void
}

export interface RainHeroProps extends RedRainViewProps {
  rain: RainSession
  onCheck: (rain: RainSession) => void
}
