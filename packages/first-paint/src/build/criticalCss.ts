import Beasties from 'beasties'
import { serialize } from 'parse5'
import { allOf, allWith, attribute, insert, nodesOf, oneOf, readPage, replace, setAttributes } from './html.ts'

/**
 * Inlines the critical styles of a page, so that its first paint waits for no other request. `full` is the same page with content of every
 * kind: what is rendered later needs no other styles. The style sheets load in parallel; once loaded, they replace the inline styles and the
 * app starts: that is the job of `starter`, the code of `page/startApp.ts`.
 */
export async function withCriticalStyles(html: string, full: string, starter: string, sheet: (file: string) => string): Promise<string> {
  const page = readPage(html)
  const head = oneOf(page, 'head')
  const links = allWith(head, 'link', { rel: 'stylesheet' })
  const [first] = links
  if (!first) throw new Error('The page has no stylesheet')
  const sheets = links.map((link) => sheet(attribute(link, 'href')?.slice(1) ?? ''))
  const styles = await criticalOf(
    html.replace('</body>', (end) => full + end),
    sheets.join('\n'),
  )
  insert(head, nodesOf(`<style>${styles}</style>`).childNodes, first)
  // A print sheet does not block the first paint; the app waits for it, hence the high priority.
  for (const link of links) setAttributes(link, { media: 'print', fetchpriority: 'high' })
  const app = allOf(head, 'script').find((script) => attribute(script, 'src') !== undefined)
  if (!app) throw new Error('The page has no script to start')
  const entry = `<link rel="modulepreload" crossorigin href="${attribute(app, 'src')}" data-entry>`
  replace(app, nodesOf(`${entry}<script type="module">${starter}</script>`).childNodes)
  // Pictures of the prerendered page load before its code, which the starter requests with the second frame.
  for (const link of allWith(head, 'link', { rel: 'modulepreload' })) setAttributes(link, { media: 'print', fetchpriority: 'low' })
  return serialize(page)
}

/** Fonts of the device, adjusted to the metrics of the brand's, which are left to the sheet. */
const localFonts = (styles: string) => (styles.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => !face.includes('url(')).join('')

/** The styles that the elements of some HTML need. */
async function criticalOf(html: string, styles: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    // The boot frame, which a script shows instead of the view.
    allowRules: [/data-first/],
    reduceInlineStyles: true,
    keyframes: 'none',
    fonts: false,
    logLevel: 'silent',
  })
  const body = html.replaceAll(/<link[^>]*>|<script[\s\S]*?<\/script>/g, '')
  const reduced = await beasties.process(body.replace('</head>', (end) => `<style>${styles}</style>${end}`))
  const [, text = ''] = /<style>([\s\S]*?)<\/style>/.exec(reduced) ?? []
  return localFonts(styles) + text
}
