import type { Content, PublicPage } from '../render/renderPages.ts'
import { PAGE_DATA } from '../browser/firstView.ts'
import { replaceBetween, replaceOnce } from './replaceIn.ts'

type View = Pick<PublicPage, 'paths' | 'html' | 'searches' | 'reads'>

/** Inserts a prerendered view into the page of a merchant, with its files, and the script that checks who is visiting. */
export function insertView(shell: string, { paths, html, searches, reads }: View, script: string, files: readonly string[]): string {
  const attributes = {
    'data-first': 'drawn',
    'data-paths': paths.join(' ').toLowerCase(),
    'data-searches': searches.join(' ') || undefined,
    'data-reads': reads?.join(' '),
    'data-form': /<(form|input|textarea|select)\b/.test(html) ? '' : undefined,
  }
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`))
  const { charset } = marks
  const page = replaceOnce(shell, charset, `${charset}<script>${script}</script>`)
  const links = files.map(linkTo).join('')
  return described(replaceView(replaceOnce(replaceOnce(page, marks.empty, written.join(' ')), marks.end, links + marks.end), html), paths)
}

/** The page of a build for a query that chooses another view. */
export const insertVariant = (built: string, { search, html }: { search: string; html: string }): string =>
  replaceView(built.replace(/ data-searches="[^"]*"/, '').replace(' data-first', ` data-searches="${search}" data-first`), html)

/**
 * The page of a build with content: only the view, its title, the preloads of its pictures and the block of data change. Scripts and styles
 * stay as they are, byte for byte, and with them the policy that allows them.
 */
export function insertContent(built: string, { html, made, until, json }: Content): string {
  const times = ` data-made="${made}"${until === undefined ? '' : ` data-until="${until}"`}`
  const page = built.replaceAll(/ data-(made|until)="\d+"/g, '').replace(' data-first', `${times} data-first`)
  return replaceView(page, html, `<script type="application/json" id="${PAGE_DATA}">${json}</script>`)
}

/** Comments and other texts of the merchant's page. */
const marks = {
  view: '<!--view-->',
  viewHead: '<!--view-head-->',
  empty: 'data-first="boot"',
  charset: '<meta charset="utf-8">',
  end: '</head>',
}

/** Replaces the view of a page, and what React writes before its first element: its title and the preloads of its pictures. */
function replaceView(page: string, html: string, data = ''): string {
  const [, head = '', view = ''] = /^((?:<link[^>]*>|<title>[^<]*<\/title>)*)([^]*)$/.exec(html) ?? []
  const titled = replaceBetween(page, marks.viewHead, (old) => (titleIn(head) ? head : head + titleIn(old)))
  return replaceBetween(titled, marks.view, () => `<div id="root">${view}</div>${data}`)
}

const titleIn = (html: string) => /<title>[^<]*<\/title>/.exec(html)?.[0] ?? ''

/** Sets a page's canonical address and the title of shared links. Home's page is also served for every other route, so it gets neither. */
function described(page: string, paths: readonly string[]): string {
  const url = /<meta property="og:url" content="([^"]*)">/.exec(page)
  if (!url || paths.includes('/')) return page
  const address = new URL(paths[0]!, url[1]).href
  const title = titleIn(page).replaceAll(/<\/?title>/g, '')
  return replaceOnce(page, url[0], `<meta property="og:url" content="${address}"><link rel="canonical" href="${address}">`).replace(
    /(?<=<meta property="og:title" content=")[^"]*/,
    () => title,
  )
}

const linkTo = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`
