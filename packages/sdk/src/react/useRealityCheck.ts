'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playGuard } from '../protection/limitOf.ts'
import { endRealityCheckMutation } from '../protection/mutations.ts'
import type { Limit } from '../protection/Limit.ts'
import type { PlaySession } from '../protection/PlaySession.ts'
import { playSessionQuery } from '../protection/queries.ts'
import { useClient } from './PlatformProvider.tsx'

/** The sum of a session, as its dialog says it. */
export interface PlaySum {
  /** Since its start. */
  minutes: number
  /** Payouts minus stakes, cents. */
  net: number
  stake: number
  bets: number
}

export interface RealityCheck {
  /** The session so far; undefined while pending or without one. */
  session: PlaySession | undefined
  /** What the dialog says; undefined without a session. */
  sum: PlaySum | undefined
  /** The limit of play of which the smallest part remains. */
  nearest: Limit | undefined
  /** The sum is to be shown: it became due while no round was running, and no button was pressed since. */
  due: boolean
  /** The player has read it. Resolves with the answer, also if that is an error. */
  end: () => Promise<void>
  /** The answer to `end` is pending. */
  ending: boolean
}

const nothing = () => undefined

/** The session of play of a page with a game or a slip, and its reality check, which waits for the end of the running round. Spec 7.6. */
export function useRealityCheck({ active, busy }: { active: boolean; busy: boolean }): RealityCheck {
  const client = useClient()
  const query = useQuery({
    ...playSessionQuery(client),
    enabled: active,
    refetchInterval: playGuard.heartbeat,
    refetchOnWindowFocus: 'always',
  })
  const { mutateAsync, isPending } = useMutation(endRealityCheckMutation(client))
  const session = active ? (query.data?.session ?? undefined) : undefined
  const dueAt = session && query.data?.check?.dueAt
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    if (dueAt === undefined) return
    // Longer waits than a timer can are started again by the next answer.
    const timer = setTimeout(() => setReached(dueAt), Math.min(2_000_000_000, Math.max(0, dueAt - client.clock.now())))
    return () => clearTimeout(timer)
  }, [dueAt, client])
  const [opened, setOpened] = useState<number>()
  // A round only delays the opening: one that starts later (autoplay) does not close it.
  if (dueAt !== undefined && reached === dueAt && opened !== dueAt && !busy) setOpened(dueAt)
  const end = () => mutateAsync({}).then(nothing, nothing)
  const sum = session && sumOf(session, client.clock.now())
  const nearest = active ? query.data?.nearest : undefined
  return { session, sum, nearest, due: dueAt !== undefined && opened === dueAt, end, ending: isPending }
}

const sumOf = ({ startedAt, payout, stake, bets }: PlaySession, now: number): PlaySum => ({
  minutes: Math.floor((now - startedAt) / 60_000),
  net: payout - stake,
  stake,
  bets,
})
