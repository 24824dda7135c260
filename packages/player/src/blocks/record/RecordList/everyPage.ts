/** Maximum of requested pages: for more, the player selects a shorter period. */
export const MOST_PAGES = 100

interface Page<Item> {
  content: readonly Item[]
  totalPages: number
  /** Total count and sums, if the call returns them. */
  footer?: unknown
}

/**
 * All items of a paged call, page by page, none of which is cached; `complete` is false if there are more than the maximum,
 * `changed` is true if the list changed between two pages: a row may be duplicated or missing.
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
