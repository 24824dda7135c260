import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { removePrivate } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../../../paths.ts'
import { announceSignOut } from '../../../session/shareSession.ts'
import { forgetPlayer } from '../../../session/forgetPlayer.ts'
import { sessionEndOf } from '../../../session/sessionEnd.ts'

/** After a session has ended on purpose: deletes the player's data on this device and in its other tabs, then shows home or `to`. */
export function useLeave(to = pathTo('home')): () => Promise<void> {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const session = client.session.get()
    // A protected page redirects to the login when its session ends: this navigation comes after it.
    await forgetPlayer(client)
    // A call refused because of this sign-out must not show as the end of the session.
    sessionEndOf(client).dismiss()
    removePrivate(queries)
    if (session) announceSignOut(session.userName)
    await navigate(to, { replace: true })
  }
}
