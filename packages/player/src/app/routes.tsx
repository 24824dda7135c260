import type { RouteObject } from 'react-router'
import { AppLayout } from '../layout/AppLayout.tsx'
import { pathTo, routePaths } from '../paths.ts'
import { NotFoundView } from '../system/NotFoundView/NotFoundView.tsx'
import { AppShell } from './AppShell.tsx'
import { FatalError } from './FatalError.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import type { ScreenEntry } from './screens.ts'

/** The route table: every path of every registered screen, and not-found for the rest. */
export function routesOf(screens: ScreenEntry[]): RouteObject[] {
  const pages = screens.flatMap((screen) =>
    routePaths[screen.name].map((path): RouteObject => ({ path, element: <ScreenFrame key={screen.name} screen={screen} /> })),
  )
  return [
    {
      element: <AppShell />,
      errorElement: <FatalError />,
      children: [{ element: <AppLayout />, children: [...pages, { path: '*', element: <NotFoundView homeHref={pathTo('home')} /> }] }],
    },
  ]
}
