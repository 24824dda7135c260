import { useEffect, useEffectEvent, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { memberTypes } from '@platform/sdk/account'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { limitOf, playGuard } from '@platform/sdk/protection'
import { protectionQuery, sendPlayTimeMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useSession } from '../../session/useSession.ts'
import { nearestLimitAtom } from '../../blocks/money/limits/nearestLimit.ts'

/** While a game is visible: counts the time of play, and leads out of it when the account is paused. */
export function usePlayGuard(playing: boolean): void {
  const client = useClient()
  const queries = useQueryClient()
  const session = useSession()
  const active = playing && session !== undefined && session.type !== memberTypes.trial
  const { data } = useQuery({ ...protectionQuery(client), enabled: active, refetchInterval: playGuard.poll, staleTime: 0 })
  const { state = 'open', until } = data ?? {}
  useEffect(() => {
    if (active && state !== 'open')
      queries.setQueryData(memberInfoQuery(client).queryKey, (info) => info && { ...info, protection: { state, until } })
  }, [active, state, until, queries, client])

  const { mutate: sendPlayTime } = useMutation(sendPlayTimeMutation(client))
  const setNearest = useSetAtom(nearestLimitAtom)
  // A limit of time that is reached is said once, not with each heartbeat.
  const quietUntil = useRef(0)
  const onError = (error: unknown) => (quietUntil.current = limitOf(error)?.resetsAt ?? 0)
  const beat = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || client.clock.now() < quietUntil.current) return
    sendPlayTime({}, { onSuccess: ({ nearest }) => setNearest(nearest), onError })
  })
  useEffect(() => {
    if (!active) return
    beat()
    const timer = setInterval(() => beat(), playGuard.heartbeat)
    return () => clearInterval(timer)
  }, [active])
}
