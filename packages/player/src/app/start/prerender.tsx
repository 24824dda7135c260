import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createClient } from '@platform/sdk'
import { loadCatalogue, loadFirstTexts, wireLanguage } from '../../i18n/locales.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { routes, type RouteFacts, type RouteName } from '../../routes.ts'
import { entries } from '../../storage/entries.ts'
import { visitedKeys } from '../screens/firstView.ts'
import { firstViewScript, type FirstViewKeys } from '../../storage/firstViewScript.ts'
import { createQueries } from './createQueries.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { screens } from '../screens/screens.ts'

/** The first view of a screen, as a guest sees it before anything was requested. */
export interface DrawnPage {
  name: RouteName
  /** Every address that shows it. */
  paths: readonly string[]
  html: string
  /** Nothing in it waits for data, so that the app may take it over as it is. */
  whole: boolean
}

/** Draws the public screens of a site without a browser, and the script that decides whether a visitor sees them. */
export async function prerender(site: PlayerSite): Promise<{ pages: DrawnPage[]; script: string }> {
  const { merchant } = site
  const language = wireLanguage(merchant.defaultLocale)
  const keys: FirstViewKeys = { session: entries.localSession.key, language: entries.language.key, spoken: language, visited: visitedKeys }
  const pages: DrawnPage[] = []
  for (const name of registeredRoutes(merchant)) {
    const { paths, prerender: isPublic }: RouteFacts = routes[name]
    if (!isPublic) continue
    await screens[name].load()
    const catalogue = await (name === 'home' ? loadFirstTexts : loadCatalogue)(merchant.defaultLocale)
    const client = createClient({
      gateway: merchant.gateway,
      merchant: merchant.code,
      trialMerchant: merchant.trialCode,
      language: () => language,
      fetch: never,
    })
    const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={paths[0]}>{children}</StaticRouter>
    const app = { site, client, queries: createQueries(client), catalogue, Router }
    const html = renderToString(<PlayerApp {...app} />)
    pages.push({ name, paths, html, whole: !html.includes('<!--$!-->') })
  }
  return { pages, script: `(${firstViewScript.toString()})(${JSON.stringify(keys)})` }
}

const never = () => new Promise<Response>(() => undefined)
