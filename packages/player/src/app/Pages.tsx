import { useLocation } from 'react-router'
import { lazy, Suspense } from 'react'
import { AppLayout } from '../layout/AppLayout.tsx'
import { pathTo, routeOf } from '../paths.ts'
import { PageSkeleton } from '../system/PageSkeleton/PageSkeleton.tsx'
import { AppShell } from './AppShell.tsx'
import { FatalError } from './FatalError.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import type { ScreenEntry } from './screens.ts'

const NotFoundView = lazy(async () => ({ default: (await import('../system/NotFoundView/NotFoundView.tsx')).NotFoundView }))

/** Every page of the site: the registered screen whose path is open, in what stands around it. */
export function Pages({ screens }: { screens: ScreenEntry[] }) {
  return (
    <ScreenBoundary onRetry={nothing} renderFailure={(error) => <FatalError error={error} />}>
      <AppShell>
        <AppLayout>
          <Page screens={screens} />
        </AppLayout>
      </AppShell>
    </ScreenBoundary>
  )
}

function Page({ screens }: { screens: ScreenEntry[] }) {
  const name = routeOf(useLocation().pathname)
  const screen = screens.find((each) => each.name === name)
  if (screen) return <ScreenFrame key={screen.name} screen={screen} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundView homeHref={pathTo('home')} />
    </Suspense>
  )
}

const nothing = () => undefined
