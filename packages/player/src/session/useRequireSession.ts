import { useCallback } from 'react'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { loginRequestAtom } from './loginRequest.ts'

/** Runs an action that needs a session; shows a guest `why` and the login layer first, and runs it after the sign-in. */
export function useRequireSession(): (then: () => void, why?: string) => void {
  const { session } = useClient()
  const ask = useSetAtom(loginRequestAtom)
  const { pathname, search } = useLocation()
  return useCallback(
    (then, why) => {
      if (session.get()) return then()
      if (why) toasts.short(why)
      ask({ run: then, back: pathname + search })
    },
    [session, ask, pathname, search],
  )
}
