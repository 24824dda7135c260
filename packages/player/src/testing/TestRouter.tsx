import { useLayoutEffect, type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, useLocation, useNavigate, type Location } from 'react-router'
import { NavigationGuard } from '../router/NavigationGuard.tsx'

/** The router in a test's hand: where it stands, and a way to go elsewhere. */
export interface RouterHandle {
  readonly state: { location: Location }
  navigate(to: string | number): Promise<void>
}

interface TestRouterProps {
  path: string
  onReady?: (handle: RouterHandle) => void
  /** The history of the test's own window, which stands at `path`: counts its steps as the site's does. */
  real?: boolean
  children: ReactNode
}

/** A router with a history of its own, so that a test never leaves its page. */
export function TestRouter({ path, onReady, real = false, children }: TestRouterProps) {
  const pages = (
    <NavigationGuard>
      {onReady && <Probe onReady={onReady} />}
      {children}
    </NavigationGuard>
  )
  return real ? <BrowserRouter>{pages}</BrowserRouter> : <MemoryRouter initialEntries={[path]}>{pages}</MemoryRouter>
}

function Probe({ onReady }: { onReady: (handle: RouterHandle) => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    onReady({ state: { location }, navigate: async (to) => void (typeof to === 'number' ? navigate(to) : navigate(to)) })
  }, [location, navigate, onReady])
  return null
}
