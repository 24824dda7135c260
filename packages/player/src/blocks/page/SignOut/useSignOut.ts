import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { logoutMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useLoadingToast } from '../useLoadingToast.ts'
import { pathTo } from '../../../paths.ts'
import { useLeave } from './useLeave.ts'

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
  const end = useLeave(to)
  /** Of the session to end, '' if it has ended by itself; undefined = done. */
  const token = useRef<string>(undefined)
  const leave = async () => {
    const session = client.session.get()
    // Done already; a session that was started since then stays.
    if (token.current === undefined || (session && session.token !== token.current)) return
    token.current = undefined
    await end()
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
