import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { wireLanguage } from '../../i18n/locales.ts'
import { modesOf } from '../../lottery/modesOf.ts'
import { pathTo } from '../../paths.ts'
import { routes, type RouteFacts, type RouteName } from '../../routes.ts'
import { entries } from '../../storage/entries.ts'
import { firstViewScript, type FirstViewKeys } from '../../storage/firstViewScript.ts'
import { visitedKeys } from '../screens/firstView.ts'
import type { PlayerSite } from './PlayerSite.ts'
import { renderPage } from './renderPage.tsx'
import { sampleFetch } from './sampleFetch.ts'
import { PATIENCE } from './siteGateway.ts'

/** A screen prerendered for a guest, before anything was requested. */
export interface DrawnPage {
  name: RouteName
  /** Every address that shows it. */
  paths: readonly string[]
  html: string
  /** The same with content of every kind: it needs the styles that any later rendering needs. */
  full?: string
  /** No part of it waits for data, so that the app can hydrate it as it is. */
  whole: boolean
  /** Queries of the address that show the same page. */
  searches: readonly string[]
  /** The fields of a query that the page reads: other fields do not change it. Undefined if any field may. */
  reads?: readonly string[]
}

/** The screens whose pages show content of public calls. */
export const withContent = ['home', 'gameList', 'gameLobby', 'gameCenter', 'activity', 'help', 'lottery'] as const satisfies RouteName[]
export type ContentPage = (typeof withContent)[number]

const hasContent = (name: string): name is ContentPage => withContent.some((one) => one === name)

/** A day: older content gives way to the empty frame. */
const LONGEST = 24 * 3_600_000

/** Prerenders the public screens of a site, and the script that decides whether a visitor sees them. */
export async function prerender(site: PlayerSite): Promise<{ pages: DrawnPage[]; script: string }> {
  const { merchant } = site
  const keys: FirstViewKeys = {
    session: entries.localSession.key,
    language: entries.language.key,
    spoken: wireLanguage(merchant.defaultLocale),
    visited: visitedKeys,
    patience: PATIENCE,
    dataSaver: entries.dataSaver.key,
    longest: LONGEST,
  }
  const pages: DrawnPage[] = []
  for (const name of registeredRoutes(merchant)) {
    const { paths, prerender: isPublic }: RouteFacts = routes[name]
    if (!isPublic) continue
    const address = paths[0]!
    const { html } = await renderPage(site, name, address)
    const full = hasContent(name) ? (await renderPage(site, name, address, sampleFetch)).html : undefined
    pages.push({ name, paths, html, full, whole: isWhole(html), searches: searchesOf(name, merchant), reads: reads[name] })
  }
  return { pages, script: `(${firstViewScript.toString()})(${JSON.stringify(keys)})` }
}

/** React marks what it has left out. */
export const isWhole = (html: string): boolean => !html.includes('<!--$!-->')

// Campaigns add fields to home's address; an invitation's codes in a registration's address only fill its fields.
const reads: Partial<Record<RouteName, readonly string[]>> = { home: ['type'], register: ['back'], forget: [] }

/** The query of links to a page, where it selects what the page also shows by default. */
function searchesOf(name: RouteName, { categories }: MerchantConfig): string[] {
  const paths: Partial<Record<RouteName, string>> = {
    gameList: pathTo('gameList', { gameType: categories[0] ?? 'RNG' }),
    lottery: pathTo('lottery', { mode: modesOf(categories)[0] }),
  }
  return [paths[name]?.replace(/^[^?]*/, '')].filter((search) => search !== undefined)
}
