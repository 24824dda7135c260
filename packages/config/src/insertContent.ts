import { serialize } from 'parse5'
import { allOf, attribute, insert, moveToHead, nodesOf, oneOf, readPage, replace, setAttribute, setChildren } from './html.ts'

export interface Content {
  html: string
  /** When it was rendered, in ms since 1970. */
  made: number
  data: { id: string; json: string }
}

/**
 * The page of a build with other content: only the view, its title, the preloads of its pictures and the block of data change. Scripts and
 * styles stay as they are, byte for byte, and with them the policy that allows them.
 */
export function insertContent(built: string, { html, made, data }: Content): string {
  const page = readPage(built)
  const [root, head, body] = [oneOf(page, 'html'), oneOf(page, 'head'), oneOf(page, 'body')]
  const place = oneOf(body, 'div', { id: 'root' })
  const view = nodesOf(html)
  setAttribute(root, 'data-made', String(made))
  setAttribute(place, 'data-whole', '')
  for (const link of allOf(head, 'link').filter((one) => attribute(one, 'as') === 'image')) replace(link, [])
  moveToHead(view, head)
  setChildren(place, view.childNodes)
  for (const old of allOf(body, 'script').filter((one) => attribute(one, 'id') === data.id)) replace(old, [])
  insert(body, nodesOf(`<script type="application/json" id="${data.id}">${data.json}</script>`).childNodes)
  return serialize(page)
}
