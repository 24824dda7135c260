import { serialize } from 'parse5'
import { allOf, attribute, insert, nodesOf, oneOf, readPage, replace, setAttribute } from '../html.ts'
import { criticalOf } from './criticalOf.ts'

/** Maximum bytes of inline styles in a page. */
const MOST_CRITICAL = 8000

/**
 * Inlines the critical styles of a page, so that its first paint waits for no other request. The style sheets load in parallel; once
 * loaded, they replace the inline styles and the app starts.
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
      `The first paint of a page needs ${styles.length} bytes of styles, more than ${MOST_CRITICAL}: mark what is below the fold with --first-view: absent`,
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
  // Images and data of the prerendered page load before its code, which the starter requests with the second frame.
  for (const link of allOf(head, 'link').filter((each) => attribute(each, 'rel') === 'modulepreload')) {
    setAttribute(link, 'media', 'print')
    setAttribute(link, 'fetchpriority', 'low')
  }
  return serialize(page)
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
// Data that the prerendered page shows is requested before the code: over HTTP/1.1 it would wait behind a dozen files. On a fast network it
// is also painted before: the code would arrive with it, and its evaluation would delay the paint. On a slow network the data arrives long
// before the code anyway.
const comesFirst = async () => {
  const { early } = globalThis
  if (!early || !document.querySelector('[data-early],[data-early-text]')) return
  await atMost(300, early.gateway.catch(() => {}))
  const [site] = performance.getEntriesByName(location.origin + '/site.json')
  if (site?.duration < 50) await atMost(400, early.shown.then(frame).then(frame))
}
const isShown = comesFirst()
// One task per request: all in one task would delay a tap.
const nextTask = () => new Promise((end) => setTimeout(end))
frame().then(frame).then(() => isShown).then(async () => {
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
Promise.all([atMost(5000, sheets), isShown])
  .then(() => import(document.querySelector('[data-entry]').href))
  .catch(fail)
`
