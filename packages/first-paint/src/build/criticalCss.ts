import Beasties from 'beasties'
import { serialize } from 'parse5'
import { allOf, attribute, insert, nodesOf, oneOf, readPage, replace, setAttribute } from './html.ts'

/**
 * Inlines the critical styles of a page, so that its first paint waits for no other request. `full` is the same page with content of every
 * kind: what is rendered later needs no other styles. The style sheets load in parallel; once loaded, they replace the inline styles and the
 * app starts.
 */
export async function withCriticalStyles(html: string, full: string, sheet: (file: string) => string): Promise<string> {
  const page = readPage(html)
  const head = oneOf(page, 'head')
  const links = allOf(head, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const [first] = links
  if (!first) throw new Error('The page has no stylesheet')
  const styles = await criticalOf(
    html.replace('</body>', (end) => full + end),
    links.map((link) => sheet(attribute(link, 'href')?.slice(1) ?? '')).join('\n'),
  )
  insert(head, nodesOf(`<style>${styles}</style>`).childNodes, first)
  // A print sheet does not block the first paint; the app waits for it, hence the high priority.
  for (const link of links) {
    setAttribute(link, 'media', 'print')
    setAttribute(link, 'fetchpriority', 'high')
  }
  const app = allOf(head, 'script').find((script) => attribute(script, 'src') !== undefined)
  const entry = app && attribute(app, 'src')
  if (!app || !entry) throw new Error('The page has no script to start')
  const started = `<link rel="modulepreload" crossorigin href="${entry}" data-entry><script type="module">${starter}</script>`
  replace(app, nodesOf(started).childNodes)
  // Pictures of the prerendered page load before its code, which the starter requests with the second frame.
  for (const link of allOf(head, 'link').filter((each) => attribute(each, 'rel') === 'modulepreload')) {
    setAttribute(link, 'media', 'print')
    setAttribute(link, 'fetchpriority', 'low')
  }
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

// Identical in every build, so that a host that still sends the previous build's policy can start the app. A sheet that fails is requested
// once more, in its place; one that hangs does not block the app, and the page keeps its critical styles until the sheet arrives. Setting
// `media` on the sheet takes effect at once; on the link it would request the sheet again.
const starter = `
const ended = (link) => (link.sheet ? link : new Promise((end) => (link.onload = link.onerror = () => end(link))))
const isHere = ({ sheet }) => {
  // Reading the rules of a failed sheet throws.
  try {
    return sheet?.cssRules.length > 0
  } catch {}
}
// A page in the background is never painted.
const frame = () => new Promise((end) => {
  if (document.hidden) end()
  requestAnimationFrame(end)
  setTimeout(end, 300)
})
const atMost = (ms, promise) => Promise.race([promise, new Promise((end) => setTimeout(end, ms))])
// One task per request: all in one task would delay a tap.
const nextTask = () => new Promise((end) => setTimeout(end))
frame().then(frame).then(async () => {
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) {
    link.media = 'all'
    await nextTask()
  }
})
// Applying sheets and code that arrive before the first paint would delay it.
const painted = new Promise((end) => {
  if (document.hidden) end()
  const see = (list) => list.getEntriesByName('first-contentful-paint').length && end()
  new PerformanceObserver(see).observe({ type: 'paint', buffered: true })
  setTimeout(end, 300)
})
const load = async (link) => {
  if (isHere(await ended(link))) return link
  const again = link.cloneNode()
  link.replaceWith(again)
  if (isHere(await ended(again))) return again
  throw new Error('A sheet did not load: ' + link.href)
}
const fail = (error) => {
  console.warn(error)
  document.documentElement.dataset.first = 'boot'
  document.querySelector('.boot-failure')?.removeAttribute('hidden')
}
const sheets = Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(load)).then(async (links) => {
  await painted
  // The last sheet may complete the page, and its load event would be in the same task as the new layout.
  await nextTask()
  for (const { sheet } of links) sheet.media.mediaText = 'all'
  document.querySelector('style')?.remove()
  // Style, layout and paint in a task each: together they would be a long one.
  getComputedStyle(document.body).color
  await nextTask()
  document.body.getBoundingClientRect()
})
atMost(5000, sheets)
  .then(() => import(document.querySelector('[data-entry]').href))
  .catch(fail)
`
