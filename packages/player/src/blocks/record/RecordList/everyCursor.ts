import { MOST_PAGES } from './everyPage.ts'

/** Rows per request of an export. */
export const FILE_PAGE = 500

interface Answer<Item> {
  content: readonly Item[]
  cursor: string
}

/** All items of a cursor-paged call, page by page; `complete` is false if there are more than the maximum. */
export async function* everyCursor<Item>(ask: (cursor: string | undefined) => Promise<Answer<Item>>) {
  let next: string | undefined
  for (let pages = 0; next !== '' && pages < MOST_PAGES; pages++) {
    const { content, cursor } = await ask(next)
    next = cursor
    yield content
  }
  return { complete: next === '' }
}
