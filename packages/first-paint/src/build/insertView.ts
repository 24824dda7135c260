import { serialize } from 'parse5'
import { allOf, attribute, type Element, insert, moveToHead, nodesOf, oneOf, readPage, replace, setAttribute } from './html.ts'

/** The prerendered view of a screen, which the app hydrates, and the addresses that it is shown for. */
export interface PrerenderedPage {
  /** Every path that shows it. */
  paths: readonly string[]
  html: string
  /** Query strings that show the same view, each with its `?`. */
  searches: readonly string[]
  /** Queries that choose another view, each with its page. */
  variants: readonly { search: string; html: string }[]
  /** The query parameters that the view reads; undefined if any may change it. */
  reads?: readonly string[]
}

/** Inserts a prerendered view into the page: title, preloads and files in the head, after the script that checks who is visiting. */
export function insertView(
  shell: string,
  { paths, html, searches, reads }: Omit<PrerenderedPage, 'variants'>,
  script: string,
  files: readonly string[],
): string {
  const page = readPage(shell)
  const [root, head, place] = [oneOf(page, 'html', { 'data-first': 'boot' }), oneOf(page, 'head'), oneOf(page, 'div', { id: 'root' })]
  const view = nodesOf(html)

  setAttribute(root, 'data-first', 'drawn')
  setAttribute(root, 'data-paths', paths.join(' ').toLowerCase())
  if (searches.length > 0) setAttribute(root, 'data-searches', searches.join(' '))
  if (reads) setAttribute(root, 'data-reads', reads.join(' '))
  if (['form', 'input', 'textarea', 'select'].some((name) => allOf(view, name).length > 0)) setAttribute(root, 'data-form', '')
  moveToHead(view, head)
  describeItself(head, paths)
  insert(head, nodesOf(files.map(linkTo).join('')).childNodes)
  // The script requests `site.json` earlier than its preload would.
  for (const link of allOf(head, 'link').filter((one) => attribute(one, 'href') === '/site.json')) replace(link, [])
  insert(head, nodesOf(`<script>${script}</script>`).childNodes, charsetOf(head))
  insert(place, view.childNodes)
  return serialize(page)
}

/** Sets a page's canonical address and the title of shared links. Home's page is also served for every other route, so it gets neither. */
function describeItself(head: Element, paths: readonly string[]): void {
  const shared = (property: string) => allOf(head, 'meta').find((meta) => attribute(meta, 'property') === property)
  const [url, title] = [shared('og:url'), shared('og:title')]
  if (!url || paths.includes('/')) return
  const address = new URL(paths[0]!, attribute(url, 'content')).href
  setAttribute(url, 'content', address)
  if (title) setAttribute(title, 'content', textOf(oneOf(head, 'title')))
  insert(head, nodesOf(`<link rel="canonical" href="${address}">`).childNodes)
}

const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

// The first element after the charset, which comes first in every page.
function charsetOf(head: Parameters<typeof oneOf>[0]) {
  const charset = oneOf(head, 'meta', { charset: 'utf-8' })
  const next = allOf(head, 'meta', 'title', 'link', 'script', 'style').find((element) => element !== charset)
  if (!next) throw new Error('The head of the page has only its charset')
  return next
}

const linkTo = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`
