'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playGuard } from '../protection/limitOf.ts'
import { endRealityCheckMutation } from '../protection/mutations.ts'
import type { PlaySession } from '../protection/PlaySession.ts'
import { playSessionQuery } from '../protection/queries.ts'
import { useClient } from './PlatformProvider.tsx'

export interface RealityCheck {
  /** The session so far; undefined while pending or without one. */
  session: PlaySession | undefined
  /** The sum is due, and no round is running. */
  due: boolean
  /** The player has read it. */
  end: () => void
}

/** The session of play of a page with a game or a slip, and its reality check, which waits for the end of the running round. Spec 7.6. */
export function useRealityCheck({ active, busy }: { active: boolean; busy: boolean }): RealityCheck {
  const client = useClient()
  const query = useQuery({
    ...playSessionQuery(client),
    enabled: active,
    refetchInterval: playGuard.heartbeat,
    refetchOnWindowFocus: 'always',
  })
  const { mutate } = useMutation(endRealityCheckMutation(client))
  const session = active ? (query.data?.session ?? undefined) : undefined
  const dueAt = session && query.data?.check?.dueAt
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    if (dueAt === undefined) return
    // Longer waits than a timer can are started again by the next answer.
    const timer = setTimeout(() => setReached(dueAt), Math.min(2_000_000_000, Math.max(0, dueAt - client.clock.now())))
    return () => clearTimeout(timer)
  }, [dueAt, client])
  return { session, due: dueAt !== undefined && reached === dueAt && !busy, end: () => mutate({}) }
}
