import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Departure, ShouldBlock } from './createGuard.ts'
import { GuardContext } from './NavigationGuard.tsx'

export type Blocker = { state: 'free' } | { state: 'blocked'; proceed: () => void; reset: () => void }

/** Blocks the navigations that the function selects, by link, code or back button, until `proceed` or `reset`. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const guard = use(GuardContext)
  const [departure, setDeparture] = useState<Departure>()
  const ask = useEffectEvent((departure: Departure) => {
    if (!shouldBlock(departure)) return false
    setDeparture(departure)
    return true
  })
  useEffect(() => guard?.add((departure) => ask(departure)), [guard])
  if (!departure) return { state: 'free' }
  const reset = () => setDeparture(undefined)
  const proceed = () => {
    reset()
    departure.proceed()
  }
  return { state: 'blocked', proceed, reset }
}
