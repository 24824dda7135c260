import { useEffect, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { removePrivate } from '@platform/sdk/query/account'
import { useLazyOverlay } from '../blocks/useLazyOverlay.ts'
import { pathTo, routeOf } from '../paths.ts'
import { sessionEndOf } from '../session/sessionEnd.ts'

const loadDialog = async () => (await import('../session/SessionEndDialog.tsx')).SessionEndDialog
const never = () => undefined

/** The gateway ended the session: asks once, and leads through the login back to this place (contract). */
export function SessionEnd() {
  const end = sessionEndOf(useClient())
  const ended = useSyncExternalStore(end.subscribe, end.get, never)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { Overlay, show } = useLazyOverlay(loadDialog)

  useEffect(() => {
    if (!ended) return
    removePrivate(queries)
    show()
  }, [ended, queries, show])

  if (!Overlay) return null
  const signIn = () => {
    end.dismiss()
    // A screen for members only may have led there already.
    if (routeOf(pathname) !== 'login') void navigate(pathTo('login', { back: pathname + search }))
  }
  return <Overlay open={ended !== undefined} onOpenChange={end.dismiss} replaced={ended?.kind === 'sessionReplaced'} onSignIn={signIn} />
}
