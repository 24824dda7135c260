import { lazyComponent } from '@platform/ui'
import { useState, type ReactNode } from 'react'
import { routes, type RouteFacts, type RouteName } from '../../routes.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'

/** What a viewer sees instead of a screen; fetched when it is first wanted, or early. */
export const Refused = lazyComponent({ load: async () => (await import('./Refused.tsx')).Refused })

/** Shows a screen to those who may see it; the others are told why not, or led elsewhere. */
export function RouteGuard({ name, children }: { name: RouteName; children: ReactNode }) {
  const { signedOut }: RouteFacts = routes[name]
  const viewer = useViewer()
  const visit = mayVisit(name, viewer)
  const [entered, setEntered] = useState(false)
  if (visit === 'allowed' && !entered) setEntered(true)
  // Home is for who enters without a session (2.12, 2.13): one that ends later leaves what was typed.
  const stays = entered && visit === 'signIn' && signedOut === 'home'
  if (visit === 'allowed' || stays) return children
  return <Refused name={name} visit={visit} viewer={viewer} />
}
