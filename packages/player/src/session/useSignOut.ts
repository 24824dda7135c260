import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logout } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../paths.ts'
import { forgetPlayer } from './sessionStore.ts'
import { announceSignOut } from './shareSession.ts'

/** Signs out as section 4 says. The device forgets the player even when the gateway does not answer. */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async () => {
      const userName = client.session.get()?.userName
      await logout(client).catch(() => undefined)
      await forgetPlayer(client)
      if (userName) announceSignOut(userName)
    },
    onSettled: async () => {
      await navigate(pathTo('home'))
      queries.clear()
      await queries.invalidateQueries()
    },
  })
  return { signOut: () => leave.mutate(), pending: leave.isPending }
}
