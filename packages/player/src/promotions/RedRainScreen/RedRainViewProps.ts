import type { ReactNode } from 'react'
import type { OutputOf } from '@platform/sdk'
import type { getRedRain, RainSession } from '@platform/sdk/rewards'
import type { SeenRain } from '../../storage/rainEntries.ts'
import type { UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'

export type RedRainViewProps = OutputOf<typeof getRedRain> & {
  /** The rain that the page is about. */
  current: RainSession | undefined
  symbol: string
  /** The server's clock. */
  now: () => number
  /** A ticket is on its way. */
  busy: boolean
  unknown: UnknownOutcomeProps | undefined
  /** A rain as this device saw it before its draw. */
  seenRain: (id: string) => SeenRain | undefined
  gamesHref: string
  recordsHref: string | undefined
  /** Where an agent sends envelopes to the own team. */
  teamHref: string | undefined
  /** Those from the agent above. */
  envelopes: ReactNode
  onTake: () => void
  /** What was in the packet is known: the balance may say it too. */
  onOpened: () => void
}

export interface RainHeroProps extends RedRainViewProps {
  rain: RainSession
  onCheck: (rain: RainSession) => void
}
