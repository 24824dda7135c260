import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Client, PlatformError } from '@platform/sdk'
import { type Limit, limitOf, playGuard } from '@platform/sdk/protection'
import { protectionQuery, sendPlayTimeMutation } from '@platform/sdk/query/protection'

interface PlayGuard {
  active: boolean
  /** The account is paused, excluded or closing, or the session has ended. */
  onStopped: (error?: PlatformError) => void
  /** A limit of time is reached. */
  onRefused: (error: unknown) => void
  /** The limit of which the smallest part remains; returns whether the page has named it. */
  onNear: (limit: Limit) => boolean
}

/** While the page is visible: counts the time of play, and sees within 2 s that the player may bet no more. */
export function usePlayGuard(client: Client, { active, onStopped, onRefused, onNear }: PlayGuard): void {
  const { data, error } = useQuery({ ...protectionQuery(client), enabled: active, refetchInterval: playGuard.poll, staleTime: 0 })
  const isProtected = active && data !== undefined && data.state !== 'open'
  const ended = active && error instanceof PlatformError && error.kind.startsWith('session') ? error : undefined
  const stop = useEffectEvent(onStopped)
  useEffect(() => {
    if (isProtected || ended) stop(ended)
  }, [isProtected, ended])

  const named = useRef<string[]>([])
  const nameOnce = (limit: Limit) => {
    const name = `${limit.kind} ${limit.period} ${limit.resetsAt}`
    if (!named.current.includes(name) && onNear(limit)) named.current.push(name)
  }
  const { mutate } = useMutation(sendPlayTimeMutation(client))
  // A limit of time that is reached is said once, not with each heartbeat.
  const quietUntil = useRef(0)
  const onError = (error: unknown) => {
    quietUntil.current = limitOf(error)?.resetsAt ?? 0
    onRefused(error)
  }
  const beat = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || client.clock.now() < quietUntil.current) return
    mutate({}, { onError, onSuccess: ({ nearest }) => nearest && nameOnce(nearest) })
  })
  useEffect(() => {
    if (!active) return
    beat()
    const timer = setInterval(() => beat(), playGuard.heartbeat)
    return () => clearInterval(timer)
  }, [active])
}
