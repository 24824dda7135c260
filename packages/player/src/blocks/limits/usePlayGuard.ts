import { useEffect, useEffectEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useTranslations } from 'use-intl'
import { memberTypes } from '@platform/sdk/account'
import type { Limit } from '@platform/sdk/protection'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { protectionQuery, sendPlayTimeMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { useSession } from '../../session/useSession.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { isNear, isReached } from './isNear.ts'
import { useLimitText } from './useLimitText.ts'

/** How often a visible game counts its time, and requests the state of the account, ms. */
export const playGuard = { heartbeat: 30_000, poll: 2000 }

/** Limits that were named as nearly used up, each once in its period. */
const namedAtom = atom<readonly string[]>([])

/** While a game is visible: counts the time of play, leads out of it when the account is paused, and names a limit that is used to 80 %. */
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
  const nameNear = useNameNear()
  const beat = useEffectEvent(() => {
    if (document.visibilityState === 'visible') sendPlayTime({}, { onSuccess: ({ nearest }) => nearest && nameNear(nearest) })
  })
  useEffect(() => {
    if (!active) return
    beat()
    const timer = setInterval(() => beat(), playGuard.heartbeat)
    return () => clearInterval(timer)
  }, [active])
}

function useNameNear() {
  const t = useTranslations('responsible')
  const moment = useMoment()
  const text = useLimitText(useCurrencySymbol() ?? '')
  const [named, setNamed] = useAtom(namedAtom)
  return (limit: Limit) => {
    const name = `${limit.kind} ${limit.period} ${limit.resetsAt}`
    if (!isNear(limit) || isReached(limit) || named.includes(name)) return
    setNamed([...named, name])
    const percent = `${Math.trunc((limit.used / limit.value) * 100)}%`
    toasts.long(t('near', { percent, name: text.nameOf(limit), when: moment(limit.resetsAt) }))
  }
}
