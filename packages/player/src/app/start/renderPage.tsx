import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { QueryCache, QueryClient } from '@tanstack/react-query'
import { createClient } from '@platform/sdk'
import { systemStatusQuery } from '@platform/sdk/query/account'
import { loadCatalogue, wireLanguage } from '../../i18n/locales.ts'
import { routes, type RouteName } from '../../routes.ts'
import { isTimed, untimed } from '../../lottery/untimed.ts'
import { drawLots, lotKey } from '../../session/imageCDNs.ts'
import { lazyScreens, textsOf } from '../screens/lazyScreens.ts'
import { createQueries } from './createQueries.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'

/** One for this process, so that all its pages choose the same image CDN. */
const lot = Math.random()

/** Answers may lead to further queries; a page with content needs two rounds. */
const MOST_ROUNDS = 4

/**
 * Renders a screen as a guest sees it at an address, so that the app can hydrate it as it is. With `fetch` it shows the answers of its public
 * calls; throws if one fails. Without `fetch` nothing is requested, and it shows placeholders.
 */
export async function renderPage(
  site: PlayerSite,
  name: RouteName,
  search: string,
  fetch?: (path: string, init?: RequestInit) => Promise<Response>,
) {
  const { merchant } = site
  const address = routes[name].paths[0] + search
  drawLots(lot)
  const language = wireLanguage(merchant.defaultLocale)
  await lazyScreens[name].load()
  const catalogue = await loadCatalogue(merchant.defaultLocale, textsOf(name))
  const client = createClient({
    gateway: merchant.gateway,
    merchant: merchant.code,
    trialMerchant: merchant.trialCode,
    language: () => language,
    fetch: (url, init) =>
      fetch ? fetch((url as string).slice(merchant.gateway.url.length), init) : new Promise<Response>(() => undefined),
  })
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>
  const queries = createQueries(client)
  queries.setQueryData(lotKey, lot)
  const wanted = wantedOf(queries)
  const cache = queries.getQueryCache()
  // Whether the site is open is for the visitor's own request to find out.
  const status = JSON.stringify(systemStatusQuery(client).queryKey)
  for (let round = 1; ; round++) {
    const html = renderToString(<PlayerApp {...{ site, client, queries, catalogue, Router }} />)
    const missing = cache
      .getAll()
      .filter(({ state, queryHash }) => wanted.has(queryHash) && state.status === 'pending' && queryHash !== status)
    if (!fetch || missing.length === 0) return { html: complete(html, address), queries }
    if (round === MOST_ROUNDS) throw new Error(`${name} wants more answers after ${round} renderings`)
    await Promise.all(missing.map((query) => query.fetch()))
    for (const query of missing) if (isTimed(query.state.data)) query.setData(untimed(query.state.data.answer))
  }
}

/** React marks what it has left out because it waits for something. */
function complete(html: string, address: string): string {
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${address} waits for something: the app could not hydrate the page`)
  return html
}

/** Hashes of the queries that a page uses while it renders, and will request in the browser: at least one use is enabled. */
function wantedOf(queries: QueryClient): Set<string> {
  const wanted = new Set<string>()
  const cache = queries.getQueryCache()
  const build: QueryCache['build'] = cache.build.bind(cache)
  cache.build = (client, options, state) => {
    const query = build(client, options, state)
    if ((options as { enabled?: unknown }).enabled !== false) wanted.add(query.queryHash)
    return query
  }
  return wanted
}
