import type { ReactNode } from 'react'
import type { OutputOf } from '@platform/sdk'
import type { getRedRain, RainSession } from '@platform/sdk/rewards'
import type { SeenRain } from '../../storage/rainEntries.ts'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'

type RedRain = OutputOf<typeof getRedRain>

/** The member's ticket for the rain at the top. */
export interface RainTicket {
  /** A ticket is being requested. */
  busy: boolean
  unknown: UnknownOutcomeProps | undefined
  onTake: () => void
}

export interface RedRainViewProps {
  /** Every rain, and what a member must have bet to take part. */
  rains: RedRain
  /** The rain shown at the top. */
  current: RainSession | undefined
  symbol: string
  /** The server's clock. */
  now: () => number
  ticket: RainTicket
  /** A rain as this device saw it before its draw. */
  seenRain: (id: string) => SeenRain | undefined
  recordsHref: string | undefined
  /** The page on which an agent sends envelopes to the own team. */
  teamHref: string | undefined
  /** The envelopes from the direct upline. */
  envelopes: ReactNode
  /** The packet's amount has been shown: the balance may include it. */
  onOpened: () => void
}

export interface RainHeroProps extends Pick<RedRainViewProps, 'symbol' | 'now' | 'ticket' | 'onOpened'> {
  rain: RainSession
  /** What the member must have bet. */
  terms: Omit<RedRain, 'sessions'>
  onCheck: (rain: RainSession) => void
}
