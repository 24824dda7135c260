import { dehydrate } from '@tanstack/react-query'
import type { AppRenderer, PathFetch, PublicScreen } from './AppRenderer.ts'

/** The page of a public screen before anything was requested. */
export interface PublicPage extends PublicScreen {
  html: string
  /** The same with content of every kind: it needs the styles that any later rendering needs. Empty if it has none. */
  full: string
  /** The pages of the queries that choose other content. */
  variants: readonly { search: string; html: string }[]
}

/** Renders the public pages of a site. */
export async function renderPages<Site, Name extends string>(app: AppRenderer<Site, Name>, site: Site): Promise<PublicPage[]> {
  const pages: PublicPage[] = []
  for (const screen of app.publicScreens(site)) {
    const htmlOf = async (search: string, fetch?: PathFetch) => (await app.renderPage(site, screen.name, search, fetch)).html
    const variants = []
    for (const search of screen.others) variants.push({ search, html: await htmlOf(search) })
    pages.push({ ...screen, html: await htmlOf(''), full: screen.hasContent ? await htmlOf('', app.sampleFetch) : '', variants })
  }
  return pages
}

/** What changes in a page when it is rendered with content. */
export interface Content {
  html: string
  /** When it was rendered, ms since 1970. */
  made: number
  /** When the first of what it shows ends, ms since 1970: from then on it is not shown. Undefined if nothing ends. */
  until: number | undefined
  /** What the app starts with. */
  json: string
}

/** Renders a page with the public content of a gateway. */
export async function renderContent<Site, Name extends string>(
  app: AppRenderer<Site, Name>,
  site: Site,
  name: Name,
  search: string,
  fetch: PathFetch,
): Promise<Content> {
  const { html, queries } = await app.renderPage(site, name, search, fetch)
  const data = dehydrate(queries, { shouldDehydrateQuery: ({ state }) => state.status === 'success' })
  const made = Date.now()
  // The app's code has the options of each query: schemas are longer than the answers.
  const json = JSON.stringify({ queries: data.queries.map(({ meta: _meta, ...query }) => query) })
  return { html, made, until: nextEnd(data, app.ends, made), json: json.replaceAll('<', String.raw`\u003c`) }
}

/** The earliest end after `from` in some answers, ms since 1970. `ends`: the fields that have one. */
export function nextEnd(answers: unknown, ends: readonly string[], from: number): number | undefined {
  let first = Infinity
  JSON.stringify(answers, (key, value: unknown) => {
    if (ends.includes(key) && typeof value === 'number' && value > from) first = Math.min(first, value)
    return value
  })
  return Number.isFinite(first) ? first : undefined
}
