import { useLayoutEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router'
import { NavigationGuard } from '../router/NavigationGuard.tsx'

/** The router in a test's hand: where it stands, and a way to go elsewhere. */
export interface RouterHandle {
  readonly state: { location: Location }
  navigate(to: string | number): Promise<void>
}

/** A router with a history of its own, so that a test never leaves its page. */
export function TestRouter({ path, onReady, children }: { path: string; onReady?: (handle: RouterHandle) => void; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <NavigationGuard>
        {onReady && <Probe onReady={onReady} />}
        {children}
      </NavigationGuard>
    </MemoryRouter>
  )
}

function Probe({ onReady }: { onReady: (handle: RouterHandle) => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    onReady({ state: { location }, navigate: async (to) => void (typeof to === 'number' ? navigate(to) : navigate(to)) })
  }, [location, navigate, onReady])
  return null
}
