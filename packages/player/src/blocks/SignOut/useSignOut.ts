import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { logoutMutation, removePrivate } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useLoadingToast } from '../useLoadingToast.ts'
import { pathTo } from '../../paths.ts'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { sessionEndOf } from '../../session/sessionEnd.ts'
import { announceSignOut } from '../../session/announceSignOut.ts'

export interface SignOut {
  signOut: () => void
  pending: boolean
  /** The gateway is slow: `leaveNow` ends the session on this device. */
  slow: boolean
  leaveNow: () => void
}

/** Signs out (section 4), then navigates to home or `to`. The device deletes the player's data even if the gateway does not answer. */
export function useSignOut(to = pathTo('home')): SignOut {
  const t = useTranslations('settings')
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  /** Of the session to end, '' if it has ended by itself; undefined = done. */
  const token = useRef<string>(undefined)
  const leave = async () => {
    const session = client.session.get()
    // Done already; a session that was started since then stays.
    if (token.current === undefined || (session && session.token !== token.current)) return
    token.current = undefined
    await forgetPlayer(client)
    // A call refused because of this sign-out must not show as the end of the session.
    sessionEndOf(client).dismiss()
    removePrivate(queries)
    if (session) announceSignOut(session.userName)
    await navigate(to)
  }
  const logout = useMutation({ ...logoutMutation(client), onSettled: leave })
  const slow = useLoadingToast(logout.isPending, t('signingOut'), t('signOutSlow'))
  const signOut = () => {
    const session = client.session.get()
    token.current = session?.token ?? ''
    if (session) logout.mutate()
    else void leave()
  }
  return { signOut, pending: logout.isPending, slow, leaveNow: () => void leave() }
}
