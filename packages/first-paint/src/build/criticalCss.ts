import Beasties from 'beasties'
import { replaceOnce } from './replaceIn.ts'

/**
 * Inlines the critical styles of a page, so that its first paint waits for no other request. `full` is the same page with content of every
 * kind: what is rendered later needs no other styles. The style sheets load in parallel; once loaded, they replace the inline styles and the
 * app starts: that is the job of `starter`, the code of `page/startApp.ts`.
 */
export async function withCriticalStyles(html: string, full: string, starter: string, sheet: (file: string) => string): Promise<string> {
  const [app, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? []
  if (!app) throw new Error('The page has no script to start')
  const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g)].map(([, file = '']) => sheet(file))
  if (sheets.length === 0) throw new Error('The page has no stylesheet')
  const styles = await criticalOf(
    html.replace('</body>', (end) => full + end),
    sheets.join('\n'),
  )
  const started = `<link rel="modulepreload" crossorigin href="${entry}" data-entry><script type="module">${starter}</script>`
  return (
    replaceOnce(html, app, started)
      // A print sheet does not block the first paint; the app waits for it, hence the high priority.
      .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print" fetchpriority="high"')
      // Pictures of the prerendered page load before its code, which the starter requests with the second frame.
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="print" fetchpriority="low"')
      .replace('<link rel="stylesheet"', (first) => `<style>${styles}</style>${first}`)
  )
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
