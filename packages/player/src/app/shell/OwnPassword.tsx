import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo, routeOf } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'

/** Leads whoever logged in with a password that an agent made to its change: until then the gateway lets nothing else be done. */
export function OwnPassword() {
  const signedIn = useSession() !== undefined
  const { data } = useQuery({ ...memberInfoQuery(useClient()), enabled: signedIn })
  const screen = routeOf(useLocation().pathname)
  if (!signedIn || !data?.mustChangePassword || screen === 'changePassword' || screen === 'service') return null
  return <Navigate to={pathTo('changePassword')} replace />
}
