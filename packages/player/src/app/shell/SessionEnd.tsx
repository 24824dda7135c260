import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { routeOf } from '../../paths.ts'
import { sessionEndOf } from '../../session/sessionEnd.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'

const SessionEndDialog = lazySheet(async () => (await import('../../session/SessionEndDialog.tsx')).SessionEndDialog)
const never = () => undefined

/** The gateway ended the session: asks once, and signs in over the current page (contract). */
export function SessionEnd() {
  const end = sessionEndOf(useClient())
  const ended = useSyncExternalStore(end.subscribe, end.get, never)
  const ask = useRequireSession()
  const { pathname } = useLocation()

  const signIn = () => {
    end.dismiss()
    // A members-only screen may have redirected to the login already; any other stays as it is, with its input.
    if (routeOf(pathname) !== 'login') ask(() => undefined)
  }
  return <SessionEndDialog open={ended !== undefined} ended={ended} onOpenChange={end.dismiss} onSignIn={signIn} />
}
