import { dehydrate } from '@tanstack/react-query'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { routes } from '../../routes.ts'
import { drawLots } from '../../session/imageCDNs.ts'
import { PAGE_DATA, type PageData } from './pageData.ts'
import type { PlayerSite } from './PlayerSite.ts'
import { type ContentPage, searchesOf, withContent } from './prerender.tsx'
import { nextEnd } from './nextEnd.ts'
import { renderPage } from './renderPage.tsx'

/** Requests a path of a gateway, as `fetch` does an address. */
export type GatewayFetch = (path: string, init?: RequestInit) => Promise<Response>

/** A page with content: what changes in the page of the build. */
export interface PageContent {
  html: string
  /** When it was rendered, ms since 1970. */
  made: number
  /** When the first of what it shows ends, ms since 1970: from then on it is not shown. Undefined if nothing ends. */
  until: number | undefined
  /** The block of JSON that the app starts with: its element's id, and its text. */
  data: { id: string; json: string }
}

/** The pages with content that a site has, with one for each query that chooses other content. */
export const contentPages = ({ merchant }: PlayerSite): { name: ContentPage; search: string; paths: readonly string[] }[] =>
  withContent
    .filter((name) => registeredRoutes(merchant).includes(name))
    .flatMap((name) => ['', ...searchesOf(name, merchant)[1]].map((search) => ({ name, search, paths: routes[name].paths })))

/** One for this process: all its pages choose the same image CDN. */
const lot = Math.random()

/**
 * Renders a page with the public content of a gateway: `fetch` requests a path of it. Throws if a call fails or a part of the page waits for
 * something: the earlier page then stays.
 */
export async function renderContent(site: PlayerSite, name: ContentPage, search: string, fetch: GatewayFetch): Promise<PageContent> {
  drawLots(lot)
  const origin = site.merchant.gateway.url
  const { html, queries } = await renderPage(site, name, routes[name].paths[0] + search, (address, init) =>
    fetch((address as string).slice(origin.length), init),
  )
  const data: PageData = { lot, queries: dehydrate(queries, { shouldDehydrateQuery: ({ state }) => state.status === 'success' }) }
  const made = Date.now()
  return {
    html,
    made,
    until: nextEnd(data.queries, made),
    data: { id: PAGE_DATA, json: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) },
  }
}
