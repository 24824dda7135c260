import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { drawLots } from '../../session/imageCDNs.ts'

/** What a page was rendered with: the app starts with the same data, so that it hydrates what the page shows. */
export interface PageData {
  /** Where the list of image CDNs starts, as a fraction of it. */
  lot: number
  /** Answers of public calls. */
  queries: DehydratedState
}

/** Id of the block of JSON in the page. */
export const PAGE_DATA = 'page-data'

/**
 * Fills the cache with the data of the page. It is stale, yet requested again only once the page is `hydrated`: a request renders again whatever
 * waits for it, at once, and with it what is not hydrated yet, in one long task.
 */
export function takePageData(queries: QueryClient, hydrated: Promise<void>): void {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return
  const data = JSON.parse(text) as PageData
  drawLots(data.lot)
  hydrate(queries, data.queries)
  const { queries: defaults, ...others } = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...others, queries: { ...defaults, refetchOnMount: false } })
  void hydrated.then(() => {
    queries.setDefaultOptions({ ...others, queries: { ...defaults } })
    void queries.invalidateQueries()
  })
}
