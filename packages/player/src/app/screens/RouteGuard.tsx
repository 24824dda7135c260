import { lazyComponent } from '@platform/ui'
import { useState, type ReactNode } from 'react'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'

/** Shown instead of a screen that the viewer may not see; fetched on first use, or preloaded. */
export const Refusal = lazyComponent({ load: async () => (await import('./Refusal.tsx')).Refusal })

/** Shows a screen to viewers with access; others see why not, or are redirected. */
export function RouteGuard({ name, children }: { name: RouteName; children: ReactNode }) {
  const { signedOut }: RouteFacts = routes[name]
  const viewer = useViewer()
  const visit = mayVisit(name, viewer)
  const [entered, setEntered] = useState(false)
  if (visit === 'allowed' && !entered) setEntered(true)
  // Only a visit that starts without a session is redirected to home (2.12, 2.13): if the session ends later, the input is preserved.
  const stays = entered && visit === 'signIn' && signedOut === 'home'
  if (visit === 'allowed' || stays) return children
  return <Refusal name={name} visit={visit} viewer={viewer} />
}
