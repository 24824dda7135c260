/** More pages are not requested: who needs more takes a shorter period. */
export const MOST_PAGES = 100

interface Page<Item> {
  content: readonly Item[]
  totalPages: number
}

/** All items behind a paged call, page after page, none of which is kept; `complete` is false where there are more than are requested. */
export async function* everyPage<Item>(ask: (pageNo: number) => Promise<Page<Item>>) {
  let last = 1
  for (let pageNo = 1; pageNo <= Math.min(last, MOST_PAGES); pageNo++) {
    const { content, totalPages } = await ask(pageNo)
    last = totalPages
    yield content
  }
  return { complete: last <= MOST_PAGES }
}
