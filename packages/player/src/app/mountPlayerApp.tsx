import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createClient } from '@platform/sdk'
import { layoutAttributes } from '@platform/ui'
import { loadCatalogue, loadFirstTexts, localeOf, wireLanguage, type Catalogue, type Locale } from '../i18n/locales.ts'
import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import { routeOf } from '../paths.ts'
import { sessionEndOf } from '../session/sessionEnd.ts'
import { shareSession } from '../session/shareSession.ts'
import { storedSession } from '../session/sessionStore.ts'
import { entries } from '../storage/entries.ts'
import { createQueries } from './createQueries.ts'
import { loadConfiguration } from './lastConfiguration.ts'
import { reloadOnce } from './lazyScreen.ts'
import { Providers } from './Providers.tsx'
import { preloadLater } from './preloadLater.ts'
import { routesOf } from './routes.tsx'
import { screensOf } from './screens.ts'
import './boot.css.ts'

export interface PlayerAppOptions {
  merchant: MerchantConfig
  /** Class of the brand's theme; it goes on `<html>`, so that overlays inherit it. */
  themeClass: string
  logo: ReactNode
  root: HTMLElement
}

/** Starts a merchant's site: the first screen's code, its texts and the configuration are asked for at the same time. */
export async function mountPlayerApp({ merchant, themeClass, logo, root }: PlayerAppOptions): Promise<void> {
  const html = document.documentElement
  html.classList.add(themeClass)
  for (const [name, value] of Object.entries(layoutAttributes(merchant.layout))) html.setAttribute(name, value)

  const language = entries.language.get()
  let locale = language ? localeOf(language) : merchant.defaultLocale
  const client = createClient({
    gateway: merchant.gateway,
    merchant: merchant.code,
    trialMerchant: merchant.trialCode,
    language: () => wireLanguage(locale),
    session: storedSession(),
    standalone: () => matchMedia('(display-mode: standalone)').matches,
  })
  shareSession(client)
  sessionEndOf(client)
  const queries = createQueries(client)
  loadConfiguration(queries, client)

  const screens = screensOf(merchant)
  const first = screens.find(({ name }) => name === routeOf(location.pathname))
  // A first screen that does not load shows its own failure.
  const [catalogue] = await Promise.all([
    loadTexts(first?.name === 'home' ? loadFirstTexts : loadCatalogue, locale),
    first?.load().catch(() => undefined),
  ])
  if (!catalogue) return
  const registered = new Set(screens.map(({ name }) => name))
  const router = createBrowserRouter(routesOf(screens))
  createRoot(root).render(
    <StrictMode>
      <Providers
        client={client}
        queries={queries}
        catalogue={catalogue}
        merchant={{ merchant, registered, logo }}
        onLanguage={(next) => (locale = next)}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  preloadLater(screens.filter(({ name }) => name === 'login' || merchant.tabs.includes(name)))
}

// Without texts there is no page: a new version is picked up by one reload, else the page's own line offers the next try.
async function loadTexts(load: typeof loadCatalogue, locale: Locale): Promise<Catalogue | undefined> {
  try {
    return await load(locale).catch(() => load(locale))
  } catch (error) {
    console.warn('The texts did not load:', error)
    if (!reloadOnce()) document.querySelector('.boot-failure')?.removeAttribute('hidden')
    return undefined
  }
}
