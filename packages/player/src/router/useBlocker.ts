import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Departure, ShouldBlock } from './createGuard.ts'
import { GuardContext } from './NavigationGuard.tsx'

export type Blocker = { state: 'free' } | { state: 'blocked'; proceed: () => void; reset: () => void }

/** Blocks departures that the function says so of, by link, by code or by the back button, until they are let go or given up. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const guard = use(GuardContext)
  const [held, setHeld] = useState<Departure>()
  const ask = useEffectEvent((departure: Departure) => {
    if (!shouldBlock(departure)) return false
    setHeld(departure)
    return true
  })
  useEffect(() => guard?.add((departure) => ask(departure)), [guard])
  if (!held) return { state: 'free' }
  const reset = () => setHeld(undefined)
  const proceed = () => {
    reset()
    held.proceed()
  }
  return { state: 'blocked', proceed, reset }
}
