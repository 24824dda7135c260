'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Client } from '../core/Client.ts'
import { PlatformError } from '../core/errors.ts'
import type { Limit } from '../protection/Limit.ts'
import { isNear, isReached, limitOf, playGuard } from '../protection/limitOf.ts'
import { sendPlayTimeMutation } from '../protection/mutations.ts'
import type { Protection } from '../protection/Protection.ts'
import type { ReachedLimit } from '../protection/LimitRefusal.ts'
import { protectionQuery } from '../protection/queries.ts'
import { useClient } from './PlatformProvider.tsx'

/** What a page with a game or a slip does about limits and the state of the account. */
export interface PlayGuard {
  /** There is play, of a member whose account has limits: neither a guest nor a trial account. */
  active: boolean
  /** A game in a window of its own: whether that is open. The page counts and polls for it while it is hidden, too. */
  isOpenElsewhere?: () => boolean
  /** The account is paused, excluded or closing. */
  onProtected: (protection: Protection) => void
  /** The session has ended. */
  onEnded?: (error: PlatformError) => void
  /** A limit of play is reached, here or elsewhere: once, until it begins again. */
  onReached: (limit: ReachedLimit) => void
  /** A limit is used to 80 %: once in its period. */
  onNear: (limit: Limit) => void
}

/** While a page with a game or a slip is visible: counts the time of play, and sees within 2 s that the player may bet no more, wherever that was decided. Spec 7.6. */
export function usePlayGuard({ active, isOpenElsewhere, onProtected, onEnded, onReached, onNear }: PlayGuard): void {
  const client = useClient()
  const { data, error } = useQuery({
    ...protectionQuery(client),
    enabled: active,
    refetchInterval: () => isOpenElsewhere?.() !== false && playGuard.poll,
    refetchIntervalInBackground: isOpenElsewhere !== undefined,
    staleTime: 0,
  })
  const stopped = active && data !== undefined && data.state !== 'open' ? data : undefined
  const ended = active && error instanceof PlatformError && error.kind.startsWith('session') ? error : undefined
  const stop = useEffectEvent(() => {
    if (stopped) onProtected(stopped)
    else if (ended) onEnded?.(ended)
  })
  useEffect(() => stop(), [stopped, ended])

  const reached = active ? data?.reached : undefined
  const nameReached = useEffectEvent((limit: ReachedLimit) => isFirst(client, 'reached', limit) && onReached(limit))
  useEffect(() => {
    if (reached) nameReached(reached)
  }, [reached])

  const { mutate } = useMutation(sendPlayTimeMutation(client))
  const quietUntil = useRef(0)
  const beat = useEffectEvent(() => {
    const isPlaying = isOpenElsewhere ? isOpenElsewhere() : document.visibilityState === 'visible'
    if (!isPlaying || client.clock.now() < quietUntil.current) return
    mutate(
      {},
      {
        onSuccess: ({ nearest }) => {
          if (nearest && isNear(nearest) && !isReached(nearest) && isFirst(client, 'near', nearest)) onNear(nearest)
        },
        // The poll names it.
        onError: (refusal) => (quietUntil.current = limitOf(refusal)?.resetsAt ?? 0),
      },
    )
  })
  useEffect(() => {
    if (!active) return
    beat()
    const timer = setInterval(() => beat(), playGuard.heartbeat)
    return () => clearInterval(timer)
  }, [active])
}

const named = new WeakMap<Client, Set<string>>()

/** Whether a limit was not named yet in its period, in whichever game of this page. */
function isFirst(
  client: Client,
  how: 'near' | 'reached',
  { kind, period, resetsAt }: Pick<Limit, 'kind' | 'period' | 'resetsAt'>,
): boolean {
  const names = named.get(client) ?? new Set()
  named.set(client, names)
  const name = [client.session.get()?.userName, how, kind, period, resetsAt].join(' ')
  const isNew = !names.has(name)
  names.add(name)
  return isNew
}
