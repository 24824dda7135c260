import { lazyComponent } from '@platform/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { routeOf } from '../../../paths.ts'
import { useSession } from '../../../session/useSession.ts'

const LastSignIn = lazyComponent({ load: async () => (await import('./LastSignIn.tsx')).LastSignIn, onError: 'omit' })

/** Brings what tells of the last sign-in to home, never over a form or a game, once somebody signs in on this page; a session that the page started with is no sign-in. */
export function LastSignInHost() {
  const token = useSession()?.token
  const { pathname } = useLocation()
  const [told, setTold] = useState(token)
  if (!token || token === told || routeOf(pathname) !== 'home') return null
  return <LastSignIn key={token} onTold={() => setTold(token)} />
}
