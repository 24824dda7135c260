import { useState } from 'react'
import type { RainSession } from '@platform/sdk/rewards'

/** The promise of each rain as it was seen first: a gateway that changes one later is compared with what it said before. */
export function usePromises(sessions: readonly RainSession[]): (id: string) => string | undefined {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const fresh = sessions.filter(({ id }) => !seen.has(id))
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map(({ id, hash }) => [id, hash] as const)]))
  return (id) => seen.get(id)
}
