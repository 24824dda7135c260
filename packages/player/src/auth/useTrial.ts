import { useMutation, useQuery } from '@tanstack/react-query'
import { freePlayMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { chooseAutoLogin } from '../session/sessionStore.ts'
import { trialUserQuery } from './TrialScreen/trialUserQuery.ts'
import { useFailure } from './useFailure.ts'
import { useOnce } from './useOnce.ts'

/** Signs in as a trial account of the trial merchant. A trial never outlives its tab. */
export function useTrial() {
  const client = useClient()
  const failureOf = useFailure()
  const trialUser = useQuery(trialUserQuery(client))
  const play = useMutation(freePlayMutation(client))
  const start = useOnce(async () => {
    chooseAutoLogin(false)
    await play.mutateAsync(trialUser.data ? { username: trialUser.data } : undefined).catch(() => undefined)
  })
  return { trialUser: trialUser.data, start: () => void start(), pending: play.isPending, error: failureOf(play.error) }
}
