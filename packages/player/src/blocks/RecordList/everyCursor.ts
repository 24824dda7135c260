import { MOST_PAGES } from './everyPage.ts'

/** Rows of one answer where all of them are fetched for a file. */
export const FILE_PAGE = 500

interface Answer<Item> {
  content: readonly Item[]
  cursor: string
}

/** All items behind a call that goes on from a cursor, page after page; `complete` is false where there are more than are requested. */
export async function* everyCursor<Item>(ask: (cursor: string | undefined) => Promise<Answer<Item>>) {
  let next: string | undefined
  for (let pages = 0; next !== '' && pages < MOST_PAGES; pages++) {
    const { content, cursor } = await ask(next)
    next = cursor
    yield content
  }
  return { complete: next === '' }
}
