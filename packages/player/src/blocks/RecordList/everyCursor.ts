import { MOST_PAGES } from './everyPage.ts'

/** Rows of one answer where all of them are fetched for a file. */
export const FILE_PAGE = 500

interface Answer<Item> {
  content: readonly Item[]
  cursor: string
}

/** All items behind a call that goes on from a cursor; `complete` is false where there are more than are requested. `first` has the sums. */
export async function everyCursor<Item, Page extends Answer<Item>>(
  ask: (cursor: string | undefined) => Promise<Page & Answer<Item>>,
): Promise<{ items: Item[]; complete: boolean; first: Page }> {
  const first = await ask(undefined)
  const items = [...first.content]
  let { cursor } = first
  for (let pages = 1; cursor && pages < MOST_PAGES; pages++) {
    const page = await ask(cursor)
    items.push(...page.content)
    cursor = page.cursor
  }
  return { items, complete: !cursor, first }
}
