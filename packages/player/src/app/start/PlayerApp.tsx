import { StrictMode, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { showApp } from '@platform/first-paint/browser'
import type { Client } from '@platform/sdk'
import type { Catalogue, Locale } from '../../i18n/locales.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { NavigationGuard } from '../../router/NavigationGuard.tsx'
import { Pages } from '../shell/Pages.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { Providers } from './Providers.tsx'

export interface PlayerAppProps {
  site: PlayerSite
  client: Client
  queries: QueryClient
  catalogue: Catalogue
  /** The browser's router, a test's, or one with a fixed address. */
  Router: ComponentType<{ children: ReactNode }>
  onLanguage?: (locale: Locale) => void
  /** Rendered beside the pages. */
  children?: ReactNode
}

/** The complete app: the same in the browser, in tests and while it is prerendered. */
export function PlayerApp({ site, Router, children, ...told }: PlayerAppProps) {
  const { merchant, logo, hero, identity, hooks, otherScheme } = site
  useLayoutEffect(showApp, [])
  const registered = new Set(registeredRoutes(merchant))
  return (
    <StrictMode>
      <Providers {...told} merchant={{ merchant, registered, logo, hero, identity, hooks, otherScheme }}>
        <Router>
          <NavigationGuard>
            <Pages />
          </NavigationGuard>
        </Router>
        {children}
      </Providers>
    </StrictMode>
  )
}
