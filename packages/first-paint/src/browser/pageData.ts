import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { PAGE_DATA } from './firstView.ts'

/** What a page was rendered with: the app starts with the same data, so that it hydrates what the page shows. */
export interface PageData<Own = unknown> {
  /** What else the app has decided while it rendered. */
  own: Own
  /** Answers of public calls. */
  queries: DehydratedState
}

/**
 * Fills the cache with the data of the page, and returns the app's own. The data is stale, yet requested again only once the page is `hydrated`:
 * a request renders again whatever waits for it, at once, and with it what is not hydrated yet, in one long task.
 */
export function takePageData<Own>(queries: QueryClient, hydrated: Promise<void>): Own | undefined {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return undefined
  const data = JSON.parse(text) as PageData<Own>
  hydrate(queries, data.queries)
  const options = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...options, queries: { ...options.queries, refetchOnMount: false } })
  void hydrated.then(() => {
    queries.setDefaultOptions(options)
    void queries.invalidateQueries()
  })
  return data.own
}
