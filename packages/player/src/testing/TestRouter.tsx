import { useLayoutEffect, type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, useLocation, useNavigate, type Location } from 'react-router'
import { NavigationGuard } from '../router/NavigationGuard.tsx'

/** The router as tests use it: its location, and navigation. */
export interface RouterHandle {
  readonly state: { location: Location }
  navigate(to: string | number): Promise<void>
}

interface TestRouterProps {
  path: string
  onReady?: (handle: RouterHandle) => void
  /** The history of the test's own window, which is at `path`: counts its steps as the site's does. */
  real?: boolean
  children: ReactNode
}

/** A router with its own history, so that a test never leaves its page. */
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
