/** More pages are not requested: who needs more takes a shorter period. */
export const MOST_PAGES = 100

interface Page<Item> {
  content: readonly Item[]
  totalPages: number
  /** Count and sums of all of them, where the call tells. */
  footer?: unknown
}

/**
 * All items behind a paged call, page after page, none of which is kept; `complete` is false where there are more than are requested,
 * `changed` true where the list became another one between two pages: a row may be there twice, or missing.
 */
export async function* everyPage<Item>(ask: (pageNo: number) => Promise<Page<Item>>) {
  let last = 1
  let first: string | undefined
  let changed = false
  for (let pageNo = 1; pageNo <= Math.min(last, MOST_PAGES); pageNo++) {
    const { content, totalPages, footer } = await ask(pageNo)
    const all = JSON.stringify([totalPages, footer])
    first ??= all
    changed ||= all !== first
    last = totalPages
    yield content
  }
  return { complete: last <= MOST_PAGES, changed }
}
