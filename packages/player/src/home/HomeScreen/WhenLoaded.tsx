import { useEffect, useState, type ReactNode } from 'react'
import type { LazyChunk } from '@platform/ui'

interface WhenLoadedProps {
  /** The component that `children` show. */
  code: LazyChunk<unknown>
  /** Shown until then. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Shows what needs a lazy component once it has loaded; the boundary around it handles a failure. Unlike with `Suspense`, each place is
 * drawn when its own code has loaded: React holds back what was suspended for up to 300 ms and then draws it together, in one long task.
 */
export function WhenLoaded({ code, fallback, children }: WhenLoadedProps) {
  const [outcome, setOutcome] = useState<{ error?: unknown } | undefined>(() => (code.isLoaded() ? {} : undefined))
  useEffect(() => {
    let isWanted = true
    if (!outcome)
      code.load().then(
        () => isWanted && setOutcome({}),
        (error: unknown) => isWanted && setOutcome({ error }),
      )
    return () => {
      isWanted = false
    }
  }, [code, outcome])
  if (outcome?.error) throw outcome.error
  return outcome ? children : fallback
}
