import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Departure, ShouldBlock } from './createGuard.ts'
import { GuardContext } from './NavigationGuard.tsx'

export type Blocker = { state: 'free' } | { state: 'blocked'; proceed: () => void; reset: () => void }

/** Blocks the navigations that the function selects, by link, code or back button, until `proceed` or `reset`. */
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
