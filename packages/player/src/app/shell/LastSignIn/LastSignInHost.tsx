import { lazyComponent } from '@platform/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { routeOf } from '../../../paths.ts'
import { useSession } from '../../../session/useSession.ts'

const LastSignIn = lazyComponent({ load: async () => (await import('./LastSignIn.tsx')).LastSignIn, onError: 'omit' })

/** Shows the previous sign-in on home, never over a form or a game, after a sign-in on this page; a restored session does not count. */
export function LastSignInHost() {
  const token = useSession()?.token
  const { pathname } = useLocation()
  const [closedToken, setClosedToken] = useState(token)
  if (!token || token === closedToken || routeOf(pathname) !== 'home') return null
  return <LastSignIn key={token} onClose={() => setClosedToken(token)} />
}
