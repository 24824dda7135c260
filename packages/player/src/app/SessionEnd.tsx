import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { removePrivate } from '@platform/sdk/query/account'
import { useLazyOverlay } from '../blocks/useLazyOverlay.ts'
import { pathTo, routeOf } from '../paths.ts'

const loadDialog = async () => (await import('../session/SessionEndDialog.tsx')).SessionEndDialog

/** The gateway ended the session: asks once, and leads through the login back to this place (contract). */
export function SessionEnd() {
  const { session } = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [replaced, setReplaced] = useState(false)
  const dialog = useLazyOverlay(loadDialog)
  const { show } = dialog

  useEffect(
    () =>
      session.onEnded((error) => {
        removePrivate(queries)
        setReplaced(error.kind === 'sessionReplaced')
        show()
      }),
    [session, queries, show],
  )

  if (!dialog.Overlay) return null
  const signIn = () => {
    dialog.setOpen(false)
    // A screen for members only may have led there already.
    if (routeOf(pathname) !== 'login') void navigate(pathTo('login', { back: pathname + search }))
  }
  return <dialog.Overlay open={dialog.open} onOpenChange={dialog.setOpen} replaced={replaced} onSignIn={signIn} />
}
