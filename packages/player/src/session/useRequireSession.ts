import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../paths.ts'

/** Runs an action that needs a session; a guest is sent to log in first and comes back to this place. */
export function useRequireSession(): (then: () => void) => void {
  const { session } = useClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (then) => {
      if (session.get()) then()
      else void navigate(pathTo('login', { back: pathname + search }))
    },
    [session, navigate, pathname, search],
  )
}
