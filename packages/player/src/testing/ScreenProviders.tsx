import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ScreenProvidersProps } from '@platform/test-kit/browser'
import { AppShell } from '../app/shell/AppShell.tsx'
import { createQueries } from '../app/start/createQueries.ts'
import { Providers } from '../app/start/Providers.tsx'
import { RouteGuard } from '../app/screens/RouteGuard.tsx'
import type { Catalogue } from '../i18n/locales.ts'
import { registeredRoutes } from '../merchant/registeredRoutes.ts'
import { routeOf } from '../paths.ts'
import { testMerchant } from './testMerchant.ts'
import { TestRouter } from './TestRouter.tsx'

const registered = new Set(registeredRoutes(testMerchant))

/** The player's own providers and the route's guard around one screen; any other address renders its path. */
export function ScreenProviders({
  client,
  path,
  route,
  shell = true,
  catalogue,
  children,
}: ScreenProvidersProps & { catalogue: Catalogue }) {
  const [queries] = useState(() => createQueries(client))
  return (
    <Providers
      client={client}
      queries={queries}
      catalogue={catalogue}
      merchant={{ merchant: testMerchant, registered, logo: testMerchant.name }}
    >
      <TestRouter path={path}>
        {shell ? (
          <AppShell>
            <Place at={route ?? path.split('?')[0]}>{children}</Place>
          </AppShell>
        ) : (
          children
        )}
      </TestRouter>
    </Providers>
  )
}

function Place({ at, children }: { at?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  if (pathname !== at) return <output>{pathname + search}</output>
  const name = routeOf(pathname)
  return <Suspense fallback="…">{name ? <RouteGuard name={name}>{children}</RouteGuard> : children}</Suspense>
}
