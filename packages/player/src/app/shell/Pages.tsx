import { lazyComponent } from '@platform/ui'
import { useLocation } from 'react-router'
import { Suspense, useEffect } from 'react'
import { AppLayout } from '../../layout/AppLayout.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo, routeOf } from '../../paths.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'
import { useViewer } from '../../session/useViewer.ts'
import { PageSkeleton } from '../../system/PageSkeleton/PageSkeleton.tsx'
import { AppShell } from './AppShell.tsx'
import { Refusal } from '../screens/RouteGuard.tsx'
import { ScreenBoundary } from '../screens/ScreenBoundary.tsx'
import { ScreenFailure } from '../screens/ScreenFailure.tsx'
import { ScreenFrame } from '../screens/ScreenFrame.tsx'

const NotFoundView = lazyComponent({ load: async () => (await import('../../system/NotFoundView/NotFoundView.tsx')).NotFoundView })

/** All pages of the site: renders the registered screen of the current path in its layout. */
export function Pages() {
  return (
    <ScreenBoundary onRetry={nothing} renderFailure={(error) => <FatalError error={error} />}>
      <AppShell>
        <AppLayout>
          <Page />
        </AppLayout>
      </AppShell>
    </ScreenBoundary>
  )
}

function Page() {
  const { registered } = useMerchant()
  const name = routeOf(useLocation().pathname)
  if (name && registered.has(name)) return <ScreenFrame key={name} name={name as RouteName} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {name && leadsHome(name) ? <AbsentScreen name={name} /> : <NotFoundView homeHref={pathTo('home')} />}
    </Suspense>
  )
}

/** In a site without agents or invitations their addresses lead home, as where they are not for the viewer (2.19, section 5). */
function leadsHome(name: RouteName): boolean {
  const { access, whenOff }: RouteFacts = routes[name]
  return access === 'agent' || access === 'contract' || whenOff === 'home'
}

function AbsentScreen({ name }: { name: RouteName }) {
  return <Refusal name={name} visit="notRegistered" viewer={useViewer()} />
}

/** Shown when even the layout failed: a restart is the only option. */
function FatalError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return <ScreenFailure error={error} retry={() => location.assign(pathTo('home'))} />
}

const nothing = () => undefined
