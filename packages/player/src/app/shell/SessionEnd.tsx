import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { routeOf } from '../../paths.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { sessionEndOf } from '../../session/sessionEnd.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'
import { useSession } from '../../session/useSession.ts'

const SessionEndDialog = lazySheet(async () => (await import('../../session/SessionEndDialog.tsx')).SessionEndDialog)
const never = () => undefined

/** The gateway ended the session: asks once, and signs in over the current page (contract). */
export function SessionEnd() {
  const end = sessionEndOf(useClient())
  const ended = useSyncExternalStore(end.subscribe, end.get, never)
  const ask = useRequireSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // A session may end before the page has more than its own texts.
  const hasTexts = useTexts('public')
  const here = pathname + search
  // Where the session was used last: a screen may redirect home when it ends (2.12, 2.19).
  const place = useRef(here)
  useEffect(() => {
    if (session) place.current = here
  }, [session, here])

  const signIn = () => {
    end.dismiss()
    // A members-only screen may have redirected to the login already, which knows the way back; any other stays as it is, with its input.
    if (routeOf(pathname) === 'login') return
    ask(() => {
      if (place.current !== here) void navigate(place.current, { replace: true })
    })
  }
  return <SessionEndDialog open={ended !== undefined && hasTexts} ended={ended} onOpenChange={end.dismiss} onSignIn={signIn} />
}
