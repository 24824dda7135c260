import { serialize } from 'parse5'
import { allOf, attribute, insert, nodesOf, oneOf, readPage, replace, setAttribute } from '../html.ts'
import { criticalOf } from './criticalOf.ts'

/** Bytes that a page may carry as styles of its own. */
const MOST_CRITICAL = 8000

/**
 * A page with the styles of its first view in it, so that the first paint waits for no second request. Its sheets come beside; once they are here they take the
 * place of those styles, and the app starts.
 */
export function withCriticalStyles(html: string, sheet: (file: string) => string): string {
  const page = readPage(html)
  const head = oneOf(page, 'head')
  const links = allOf(head, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const [first] = links
  if (!first) throw new Error('The page has no stylesheet')
  const styles = criticalOf(page, links.map((link) => sheet(attribute(link, 'href')?.slice(1) ?? '')).join('\n'))
  if (Buffer.byteLength(styles) > MOST_CRITICAL)
    throw new Error(
      `The first view of a page needs ${styles.length} bytes of styles, more than ${MOST_CRITICAL}: mark what is below its fold`,
    )
  insert(head, nodesOf(`<style>${styles}</style>`).childNodes, first)
  // Requested, but nothing waits for it.
  for (const link of links) setAttribute(link, 'media', 'print')
  const app = allOf(head, 'script').find((script) => attribute(script, 'src') !== undefined)
  const entry = app && attribute(app, 'src')
  if (!app || !entry) throw new Error('The page has no script to start')
  replace(
    app,
    nodesOf(`<link rel="modulepreload" crossorigin href="${entry}"><script type="module">${starting(entry)}</script>`).childNodes,
  )
  return serialize(page)
}

// Not by `defer`: a script waits for no sheet that is for print. A sheet that does not come must not hold the app for ever.
const starting = (entry: string) => `
const sheets = [...document.querySelectorAll('link[media=print]')]
await Promise.all(sheets.map((one) => one.sheet || new Promise((end) => { one.onload = one.onerror = end; setTimeout(end, 5000) })))
if (sheets.every((one) => one.sheet)) document.querySelector('style').remove()
for (const one of sheets) one.media = 'all'
import('${entry}')
`
