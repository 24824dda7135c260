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

/** Fills the cache with the data of the page; each answer is stale, so that it is requested again once it is shown. */
export function takePageData(queries: QueryClient): void {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return
  const data = JSON.parse(text) as PageData
  drawLots(data.lot)
  hydrate(queries, data.queries)
  void queries.invalidateQueries({ refetchType: 'none' })
}
