import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { type ClientOptions, createClient } from '@platform/sdk'
import { getConsolidatedSettings } from '@platform/sdk/account'
import { getGameList } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { getPromotions } from '@platform/sdk/promotions'
import { pictureSteps } from '@platform/ui'
import { loadCatalogue, wireLanguage } from '../../i18n/locales.ts'
import { modesOf } from '../../lottery/modesOf.ts'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { pathTo } from '../../paths.ts'
import { routes, type RouteFacts, type RouteName } from '../../routes.ts'
import { entries } from '../../storage/entries.ts'
import { visitedKeys } from '../screens/firstView.ts'
import { pictureAt } from '../../session/pictureAt.ts'
import { type EarlyItems, type EarlyRequest, firstViewScript, type FirstViewKeys } from '../../storage/firstViewScript.ts'
import { createQueries } from './createQueries.ts'
import { loadConfiguration } from './loadConfiguration.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { PATIENCE, READ_PATIENCE } from './siteGateway.ts'
import { screens, textsOf } from '../screens/screens.ts'

/** A screen prerendered for a guest, before anything was requested. */
export interface DrawnPage {
  name: RouteName
  /** Every address that shows it. */
  paths: readonly string[]
  html: string
  /** No part of it waits for data, so that the app can hydrate it as it is. */
  whole: boolean
  /** Queries of the address that show the same page. */
  searches: readonly string[]
  /** The fields of a query that the page reads: other fields do not change it. Undefined if any field may. */
  reads?: readonly string[]
  /** The requests of the page in the browser, made at once. */
  requests: readonly EarlyRequest[]
}

/** Prerenders the public screens of a site, and the script that decides whether a visitor sees them. */
export async function prerender(site: PlayerSite): Promise<{ pages: DrawnPage[]; script: string }> {
  const { merchant } = site
  const language = wireLanguage(merchant.defaultLocale)
  const keys: FirstViewKeys = {
    session: entries.localSession.key,
    language: entries.language.key,
    spoken: language,
    visited: visitedKeys,
    patience: PATIENCE,
    readPatience: READ_PATIENCE,
    dataSaver: entries.dataSaver.key,
    settings: getConsolidatedSettings.path,
    steps: pictureSteps,
  }
  const pages: DrawnPage[] = []
  for (const name of registeredRoutes(merchant)) {
    const { paths, prerender: isPublic }: RouteFacts = routes[name]
    if (!isPublic) continue
    await screens[name].load()
    const catalogue = await loadCatalogue(merchant.defaultLocale, textsOf(name))
    const requests: EarlyRequest[] = []
    const client = createClient({
      gateway: merchant.gateway,
      merchant: merchant.code,
      trialMerchant: merchant.trialCode,
      language: () => language,
      fetch: recordTo(requests, merchant.gateway.url),
    })
    const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={paths[0]}>{children}</StaticRouter>
    const queries = createQueries(client)
    const wanted = wantedOf(queries)
    const html = renderToString(<PlayerApp {...{ site, client, queries, catalogue, Router }} />)
    loadConfiguration(queries, client)
    for (const query of wanted) void query.fetch().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    // Pending calls would keep the build running.
    await queries.cancelQueries()
    pages.push({
      name,
      paths,
      html,
      whole: !html.includes('<!--$!-->'),
      searches: searchesOf(name, merchant),
      reads: reads[name],
      requests,
    })
  }
  return { pages, script: `(${firstViewScript.toString()})(${JSON.stringify(keys)}, ${spelled(earlyItems)})` }
}

interface EarlyLottery {
  gameId: string
  remark: string
  mobileIconUrl: string
  tradPlaySwitch: unknown
}

// This data is not validated: it is shown only until the app has validated it.
const earlyItems: EarlyItems = {
  of: {
    [getGameList.path]: ({ games }: { games: { iconUrl?: string }[] }) => games.map(({ iconUrl }) => ({ picture: iconUrl })),
    [getPromotions.path]: ({ value }: { value: { content: { announcementImages?: { url: string; sequence: number }[] }[] } }) =>
      value.content.map(({ announcementImages }) => ({ picture: announcementImages?.find(({ sequence }) => sequence === 1)?.url })),
    [getHelpCenter.path]: ({ value }: { value: { title: string }[] }) => value.map(({ title }) => ({ text: title })),
    // Each lottery once, as `gamesOf` has them.
    [getLotteryMenu.path]: (menu: Record<string, { gameMenus: EarlyLottery[] }>) =>
      [...new Map(Object.values(menu).flatMap(({ gameMenus }) => gameMenus.map((game) => [game.gameId, game] as const))).values()]
        .filter(({ tradPlaySwitch }) => tradPlaySwitch)
        .map(({ remark, mobileIconUrl }) => ({ text: remark, picture: mobileIconUrl })),
  },
  at: pictureAt,
}

const spelled = ({ of, at }: EarlyItems): string =>
  `{of:{${Object.entries(of)
    .map(([path, read]) => `${JSON.stringify(path)}:${read.toString()}`)
    .join()}},at:${at.toString()}}`

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

/** The queries that a page uses while it renders, and will request in the browser. Of several with one key, an enabled one. */
function wantedOf(queries: QueryClient): Set<Query> {
  const wanted = new Set<Query>()
  const cache = queries.getQueryCache()
  const build: QueryCache['build'] = cache.build.bind(cache)
  cache.build = (client, options, state) => {
    const query = build(client, options, state)
    if ((options as { enabled?: unknown }).enabled !== false) wanted.add(query as unknown as Query)
    return query
  }
  return wanted
}

/** A `fetch` that records requests without a body, and never resolves. */
const recordTo =
  (requests: EarlyRequest[], gateway: string): ClientOptions['fetch'] =>
  (address, { method, headers, signal } = {}) => {
    const { 'X-Request-Id': _id, ...rest } = headers as Record<string, string>
    if (method === 'GET') requests.push([(address as string).slice(gateway.length), rest])
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  }
