/** More pages are not requested: who needs more takes a shorter period. */
export const MOST_PAGES = 100

interface Page<Item> {
  content: readonly Item[]
  totalPages: number
}

/** All items behind a paged call, page after page; `complete` is false where there are more than are requested. */
export async function everyPage<Item>(ask: (pageNo: number) => Promise<Page<Item>>): Promise<{ items: Item[]; complete: boolean }> {
  const items: Item[] = []
  let last = 1
  for (let pageNo = 1; pageNo <= Math.min(last, MOST_PAGES); pageNo++) {
    const page = await ask(pageNo)
    items.push(...page.content)
    last = page.totalPages
  }
  return { items, complete: last <= MOST_PAGES }
}
