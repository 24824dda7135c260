import { useEffect } from 'react'
import type { RainSession } from '@platform/sdk/rewards'
import { useSession } from '../../session/useSession.ts'
import type { SeenRain } from '../../storage/rainEntries.ts'
import { seenRains, storeRains } from './seenRains.ts'

/** Stores the rains that the page shows, and finds one as this device saw it first: later changes by the gateway are detected. */
export function useSeenRains(sessions: readonly RainSession[]): (id: string) => SeenRain | undefined {
  const userName = useSession()?.userName ?? ''
  useEffect(() => storeRains(userName, sessions), [userName, sessions])
  return (id) => seenRains(userName).find((rain) => rain.id === id)
}
