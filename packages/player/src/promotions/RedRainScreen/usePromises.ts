import { useRef } from 'react'
import type { RainSession } from '@platform/sdk/rewards'

/** The promise of each rain as it was seen first: a gateway that changes one later is compared with what it said before. */
export function usePromises(sessions: readonly RainSession[]): (id: string) => string | undefined {
  const seen = useRef(new Map<string, string>())
  for (const { id, hash } of sessions) if (!seen.current.has(id)) seen.current.set(id, hash)
  return (id) => seen.current.get(id)
}
