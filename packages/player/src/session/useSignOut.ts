import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logoutMutation, removePrivate } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../paths.ts'
import { forgetPlayer } from './forgetPlayer.ts'
import { sessionEndOf } from './sessionEnd.ts'
import { announceSignOut } from './shareSession.ts'

/** Signs out as section 4 says. The device forgets the player even when the gateway does not answer. */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = useMutation({
    ...logoutMutation(client),
    onSettled: async () => {
      const userName = client.session.get()?.userName
      await forgetPlayer(client)
      // An answer that this very sign-out refused is no end to be told.
      sessionEndOf(client).dismiss()
      removePrivate(queries)
      if (userName) announceSignOut(userName)
      await navigate(pathTo('home'))
    },
  })
  return { signOut: () => leave.mutate(), pending: leave.isPending }
}
