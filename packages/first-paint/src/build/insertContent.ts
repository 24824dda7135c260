import { serialize } from 'parse5'
import { allOf, attribute, insert, moveToHead, nodesOf, oneOf, type Page, readPage, replace, setAttribute, setChildren } from './html.ts'

export interface Content {
  html: string
  /** When it was rendered, in ms since 1970. */
  made: number
  /** From when on it must not be shown, in ms since 1970. */
  until?: number | undefined
  data: { id: string; json: string }
}

/**
 * The page of a build with other content: only the view, its title, the preloads of its pictures and the block of data change. Scripts and
 * styles stay as they are, byte for byte, and with them the policy that allows them.
 */
export function insertContent(built: string, { html, made, until, data }: Content): string {
  const page = readPage(built)
  const body = oneOf(page, 'body')
  const root = oneOf(page, 'html')
  setAttribute(root, 'data-made', String(made))
  setAttribute(root, 'data-until', until === undefined ? undefined : String(until))
  replaceView(page, html)
  for (const old of allOf(body, 'script').filter((one) => attribute(one, 'id') === data.id)) replace(old, [])
  insert(body, nodesOf(`<script type="application/json" id="${data.id}">${data.json}</script>`).childNodes)
  return serialize(page)
}

/** The page of a build for a query that chooses another view. */
export function insertVariant(built: string, { search, html }: { search: string; html: string }): string {
  const page = readPage(built)
  setAttribute(oneOf(page, 'html'), 'data-searches', search)
  replaceView(page, html)
  return serialize(page)
}

/** Replaces the view of a page, its title and the preloads of its pictures. */
function replaceView(page: Page, html: string): void {
  const [head, place] = [oneOf(page, 'head'), oneOf(page, 'div', { id: 'root' })]
  const view = nodesOf(html)
  for (const link of allOf(head, 'link').filter((one) => attribute(one, 'as') === 'image')) replace(link, [])
  moveToHead(view, head)
  setChildren(place, view.childNodes)
}
