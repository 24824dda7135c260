import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo, routeOf } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'

/** Redirects a member with an agent's initial password to the change of password: until then the gateway refuses all other calls. */
export function OwnPassword() {
  const signedIn = useSession() !== undefined
  const { data } = useQuery({ ...memberInfoQuery(useClient()), enabled: signedIn })
  const screen = routeOf(useLocation().pathname)
  if (!signedIn || !data?.mustChangePassword || screen === 'changePassword' || screen === 'service') return null
  return <Navigate to={pathTo('changePassword')} replace />
}
