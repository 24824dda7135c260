import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { freePlay } from '@platform/sdk/account'
import { useLoadingToast } from '../blocks/page/useLoadingToast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { freePlayMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { chooseAutoLogin } from '../session/sessionStore.ts'
import { forgetTrialUser, trialUserQuery } from './TrialScreen/trialUserQuery.ts'
import { useFailure } from './useFailure.ts'
import { useOnce } from './useOnce.ts'

/** Signs in as a trial account of the trial merchant. A trial never outlives its tab. `enabled`: this player may have one. */
export function useTrial({ enabled = true } = {}) {
  const client = useClient()
  const queries = useQueryClient()
  const failureOf = useFailure()
  const trialUser = useQuery({ ...trialUserQuery(client), enabled })
  const t = useTranslations('auth.trialWait')
  const stop = useRef<AbortController>(undefined)
  const play = useMutation({
    ...freePlayMutation(client),
    mutationFn: (input) => freePlay(client, input ?? {}, { signal: stop.current?.signal }),
  })
  const slow = useLoadingToast(play.isPending, t('starting'), t('slow'))
  const start = useOnce(async () => {
    chooseAutoLogin(false)
    stop.current = new AbortController()
    const named = trialUser.data ? { username: trialUser.data } : undefined
    const error: unknown = await play.mutateAsync(named).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!error) return
    forgetTrialUser(queries, client)
    // The name was used by an earlier trial of this tab.
    if (named && error instanceof PlatformError && error.code === 'notFound') await play.mutateAsync(undefined).catch(() => undefined)
  })
  const cancel = () => {
    stop.current?.abort()
    play.reset()
  }
  return {
    /** If none was returned, the gateway chooses one on start. */
    trialUser: loadable(trialUser),
    start: () => void start(),
    pending: play.isPending,
    /** Cancels the request, once it takes too long (section 9). */
    onCancel: slow ? cancel : undefined,
    error: failureOf(play.error),
  }
}
