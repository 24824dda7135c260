import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { wireLanguage } from '../../i18n/locales.ts'
import { lobbyTypes } from '../../games/lobbyTypes.ts'
import { modesOf } from '../../lottery/modesOf.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'
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
  /** Queries of the address that show the same page. */
  searches: readonly string[]
  /** Queries that choose other content, each with its own page. */
  variants: readonly { search: string; html: string }[]
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
    const [same, others] = searchesOf(name, merchant)
    const variants = []
    for (const search of others) variants.push({ search, html: (await renderPage(site, name, address + search)).html })
    pages.push({ name, paths, html, full, searches: same, variants, reads: reads[name] })
  }
  return { pages, script: `(${firstViewScript.toString()})(${JSON.stringify(keys)})` }
}

// Campaigns add fields to home's address; an invitation's codes in a registration's address only fill its fields.
const reads: Partial<Record<RouteName, readonly string[]>> = { home: ['type'], register: ['back'], forget: [] }

/** Queries of links to a page: those that select what it also shows without, and those that select other content. */
export function searchesOf(name: RouteName, { categories }: MerchantConfig): [same: string[], others: string[]] {
  const queriesOf = (values: readonly string[], field: string) => values.map((value) => `?${field}=${value}`)
  const first = ([same, ...others]: string[]): [string[], string[]] => [same === undefined ? [] : [same], others]
  if (name === 'gameList') return first(queriesOf(categories, 'gameType'))
  if (name === 'gameLobby') return first(queriesOf(lobbyTypes(categories), 'gameType'))
  if (name === 'lottery') return first(queriesOf(modesOf(categories), 'mode'))
  if (name === 'gameCenter') return [[], queriesOf(categories, 'type')]
  return [[], []]
}
