import { StrictMode, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import type { Catalogue, Locale } from '../../i18n/locales.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { NavigationGuard } from '../../router/NavigationGuard.tsx'
import { showApp } from '../screens/firstView.ts'
import { Pages } from '../shell/Pages.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { Providers } from './Providers.tsx'

export interface PlayerAppProps {
  site: PlayerSite
  client: Client
  queries: QueryClient
  catalogue: Catalogue
  /** Keeps the place: the browser's history, a test's, or one address. */
  Router: ComponentType<{ children: ReactNode }>
  onLanguage?: (locale: Locale) => void
  /** What is beside the pages. */
  children?: ReactNode
}

/** The whole app: the same in the browser, in tests, and where its first view is drawn without a browser. */
export function PlayerApp({ site, Router, children, ...told }: PlayerAppProps) {
  const { merchant, logo, hero, identity, hooks } = site
  useLayoutEffect(showApp, [])
  const registered = new Set(registeredRoutes(merchant))
  return (
    <StrictMode>
      <Providers {...told} merchant={{ merchant, registered, logo, hero, identity, hooks }}>
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
