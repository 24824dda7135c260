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
  // The first paint waits for no sheet that is for print; the app does, so it must not come last.
  for (const link of links) {
    setAttribute(link, 'media', 'print')
    setAttribute(link, 'fetchpriority', 'high')
  }
  const app = allOf(head, 'script').find((script) => attribute(script, 'src') !== undefined)
  const entry = app && attribute(app, 'src')
  if (!app || !entry) throw new Error('The page has no script to start')
  const started = `<link rel="modulepreload" crossorigin href="${entry}" data-entry><script type="module">${starter}</script>`
  replace(app, nodesOf(started).childNodes)
  // What the first view shows comes before its code, which the starter requests with the second frame.
  for (const link of allOf(head, 'link').filter((each) => attribute(each, 'rel') === 'modulepreload')) {
    setAttribute(link, 'media', 'print')
    setAttribute(link, 'fetchpriority', 'low')
  }
  return serialize(page)
}

// The same in every build: a host that still sends the last build's policy starts the app too. A sheet that fails is asked for once more, in its
// place; one that hangs does not hold the app, and until it comes the page keeps the first view's styles. Setting `media` on the sheet takes
// effect at once; on the link it would request the sheet again.
const starter = `
const ended = (link) => (link.sheet ? link : new Promise((end) => (link.onload = link.onerror = () => end(link))))
const isHere = ({ sheet }) => {
  // The rules of a sheet that failed may not be read.
  try {
    return sheet?.cssRules.length > 0
  } catch {}
}
// A page in the background is not painted at all.
const frame = () => new Promise((end) => {
  if (document.hidden) end()
  requestAnimationFrame(end)
  setTimeout(end, 300)
})
const atMost = (ms, promise) => Promise.race([promise, new Promise((end) => setTimeout(end, ms))])
// What the first view shows of an answer is requested before the code: over HTTP/1.1 it would wait for a dozen files. Where the network is
// quick it is also drawn before: the code would arrive with it, and its evaluation hold it up. On a slow one it is there long before the code.
const comesFirst = async () => {
  const { early } = globalThis
  if (!early || !document.querySelector('[data-early],[data-early-text]')) return
  await atMost(300, early.gateway.catch(() => {}))
  const [site] = performance.getEntriesByName(location.origin + '/site.json')
  if (site?.duration < 50) await atMost(400, early.shown.then(frame).then(frame))
}
const isShown = comesFirst()
// Each request takes its time, and together they would hold a tap.
const nextTask = () => new Promise((end) => setTimeout(end))
frame().then(frame).then(() => isShown).then(async () => {
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) {
    link.media = 'all'
    await nextTask()
  }
})
// Sheets and code that are here before the first paint would delay it.
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
  for (const { sheet } of links) sheet.media.mediaText = 'all'
  document.querySelector('style')?.remove()
})
Promise.all([atMost(5000, sheets), isShown])
  .then(() => import(document.querySelector('[data-entry]').href))
  .catch(fail)
`
