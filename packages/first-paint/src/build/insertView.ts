import { serialize } from 'parse5'
import type { Content, PublicPage } from '../render/renderPages.ts'
import { PAGE_DATA } from '../browser/firstView.ts'
import {
  allOf,
  allWith,
  attribute,
  type Element,
  insert,
  nodesOf,
  oneOf,
  type Page,
  readPage,
  replace,
  setAttributes,
  setChildren,
} from './html.ts'

/** Inserts a prerendered view into the page: title, preloads and files in the head, after the script that checks who is visiting. */
export function insertView(
  shell: string,
  { paths, html, searches, reads }: Pick<PublicPage, 'paths' | 'html' | 'searches' | 'reads'>,
  script: string,
  files: readonly string[],
): string {
  const page = readPage(shell)
  const [root, head] = [oneOf(page, 'html', { 'data-first': 'boot' }), oneOf(page, 'head')]
  const place = replaceView(page, html)
  const hasFields = allOf(place, 'form', 'input', 'textarea', 'select').length > 0
  setAttributes(root, {
    'data-first': 'drawn',
    'data-paths': paths.join(' ').toLowerCase(),
    'data-searches': searches.length > 0 ? searches.join(' ') : undefined,
    'data-reads': reads?.join(' '),
    'data-form': hasFields ? '' : undefined,
  })
  describeItself(head, paths)
  insert(head, nodesOf(files.map(linkTo).join('')).childNodes)
  // The script requests `site.json` earlier than its preload would.
  for (const link of allWith(head, 'link', { href: '/site.json' })) replace(link, [])
  const charset = oneOf(head, 'meta', { charset: 'utf-8' })
  replace(charset, nodesOf(`<meta charset="utf-8"><script>${script}</script>`).childNodes)
  return serialize(page)
}

/** The page of a build for a query that chooses another view. */
export function insertVariant(built: string, { search, html }: { search: string; html: string }): string {
  const page = readPage(built)
  setAttributes(oneOf(page, 'html'), { 'data-searches': search })
  replaceView(page, html)
  return serialize(page)
}

/**
 * The page of a build with content: only the view, its title, the preloads of its pictures and the block of data change. Scripts and styles
 * stay as they are, byte for byte, and with them the policy that allows them.
 */
export function insertContent(built: string, { html, made, until, json }: Content): string {
  const page = readPage(built)
  const body = oneOf(page, 'body')
  setAttributes(oneOf(page, 'html'), { 'data-made': String(made), 'data-until': until === undefined ? undefined : String(until) })
  replaceView(page, html)
  for (const old of allWith(body, 'script', { id: PAGE_DATA })) replace(old, [])
  insert(body, nodesOf(`<script type="application/json" id="${PAGE_DATA}">${json}</script>`).childNodes)
  return serialize(page)
}

/** Replaces the view of a page, and what React writes before its first element: its title and the preloads of its pictures. */
function replaceView(page: Page, html: string): Element {
  const [head, place] = [oneOf(page, 'head'), oneOf(page, 'div', { id: 'root' })]
  const view = nodesOf(html)
  for (const link of allWith(head, 'link', { as: 'image' })) replace(link, [])
  // An SVG may also contain a title.
  const [title] = view.childNodes.filter((node) => node.nodeName === 'title')
  if (title) replace(oneOf(head, 'title'), [title])
  insert(head, allWith(view, 'link', { rel: 'preload' }))
  setChildren(place, view.childNodes)
  return place
}

/** Sets a page's canonical address and the title of shared links. Home's page is also served for every other route, so it gets neither. */
function describeItself(head: Element, paths: readonly string[]): void {
  const [url] = allWith(head, 'meta', { property: 'og:url' })
  if (!url || paths.includes('/')) return
  const address = new URL(paths[0]!, attribute(url, 'content')).href
  setAttributes(url, { content: address })
  for (const title of allWith(head, 'meta', { property: 'og:title' })) setAttributes(title, { content: textOf(oneOf(head, 'title')) })
  insert(head, nodesOf(`<link rel="canonical" href="${address}">`).childNodes)
}

const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

const linkTo = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`
