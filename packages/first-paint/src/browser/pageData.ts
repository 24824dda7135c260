import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { PAGE_DATA } from './firstView.ts'

/**
 * Fills the cache with what the page was rendered with, so that the app hydrates what the page shows. It is stale, yet requested again only once
 * the page is `hydrated`: a request renders again whatever waits for it, at once, and with it what is not hydrated yet, in one long task.
 */
export function takePageData(queries: QueryClient, hydrated: Promise<void>): void {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return
  hydrate(queries, JSON.parse(text) as DehydratedState)
  const options = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...options, queries: { ...options.queries, refetchOnMount: false } })
  void hydrated.then(() => {
    queries.setDefaultOptions(options)
    void queries.invalidateQueries()
  })
}
