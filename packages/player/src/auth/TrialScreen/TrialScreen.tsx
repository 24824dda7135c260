import { useMutation, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { freePlayMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { requestIdOf, useErrorText } from '../../i18n/useErrorText.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { useSession } from '../../session/useSession.ts'
import { trialUserQuery } from './trialUserQuery.ts'
import { TrialView } from './TrialView.tsx'

/** `/m/trail`: signs in as a trial account of the trial merchant (2.9). A trial never outlives its tab. */
export function TrialScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const textOf = useErrorText()
  const session = useSession()
  const trialUser = useQuery(trialUserQuery(client))
  const play = useMutation(freePlayMutation(client))
  if (session && !play.isPending) return <Navigate to={pathTo('home')} replace />
  const start = () => {
    if (play.isPending) return
    chooseAutoLogin(false)
    play.mutate(trialUser.data ? { username: trialUser.data } : undefined)
  }
  return (
    <TrialView
      minimumAge={merchant.minimumAge}
      trialUser={trialUser.data}
      pending={play.isPending}
      error={play.error ? { text: textOf(play.error), requestId: requestIdOf(play.error) } : undefined}
      onStart={start}
    />
  )
}
