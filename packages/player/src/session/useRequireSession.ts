import { useCallback } from 'react'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { loginRequestAtom } from './loginRequest.ts'

/** Runs an action that needs a session; a guest signs in first, in the login layer over this place, and then it is done. */
export function useRequireSession(): (then: () => void) => void {
  const { session } = useClient()
  const ask = useSetAtom(loginRequestAtom)
  const { pathname, search } = useLocation()
  return useCallback(
    (then) => {
      if (session.get()) then()
      else ask({ run: then, back: pathname + search })
    },
    [session, ask, pathname, search],
  )
}
