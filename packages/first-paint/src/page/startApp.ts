// Runs at the end of a prerendered page, inline. Identical in every build, so that a host that still sends the previous build's policy can
// start the app. A sheet that fails is requested once more, in its place; one that hangs does not block the app, and the page keeps its
// critical styles until the sheet arrives. Setting `media` on the sheet takes effect at once; on the link it would request the sheet again.

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
const wait = (ms?: number) => new Promise<void>((end) => setTimeout(end, ms))
// One task per request: all in one task would delay a tap.
const nextTask = () => wait()
// A page in the background is never painted.
const soon = (begin: (end: () => void) => void) => Promise.race([new Promise<void>(begin), wait(document.hidden ? 0 : 300)])
const frame = () => soon((end) => requestAnimationFrame(end))

// Applying sheets and code that arrive before the first paint would delay it.
const painted = soon((end) => {
  const see = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && end()
  new PerformanceObserver(see).observe({ type: 'paint', buffered: true })
})

const ended = (link: HTMLLinkElement) =>
  link.sheet ? undefined : new Promise<unknown>((end) => Object.assign(link, { onload: end, onerror: end }))

function isHere({ sheet }: HTMLLinkElement): boolean {
  // Reading the rules of a failed sheet throws.
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

async function load(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  await ended(link)
  if (isHere(link)) return link
  const again = link.cloneNode() as HTMLLinkElement
  link.replaceWith(again)
  await ended(again)
  if (isHere(again)) return again
  throw new Error(`A sheet did not load: ${link.href}`)
}

async function applySheets(): Promise<void> {
  const sheets = await Promise.all(links('stylesheet').map(load))
  await painted
  // The last sheet may complete the page, and its load event would be in the same task as the new layout.
  await nextTask()
  for (const { sheet } of sheets) sheet!.media.mediaText = 'all'
  document.querySelector('style')?.remove()
  // Style, layout and paint in a task each: together they would be a long one.
  void getComputedStyle(document.body).color
  await nextTask()
  document.body.getBoundingClientRect()
}

async function preload(): Promise<void> {
  await frame()
  await frame()
  for (const link of links('modulepreload')) {
    link.media = 'all'
    await nextTask()
  }
}

async function start(): Promise<void> {
  try {
    await Promise.race([applySheets(), wait(5000)])
    await import(/* @vite-ignore */ document.querySelector<HTMLLinkElement>('[data-entry]')!.href)
  } catch (error) {
    console.warn(error)
    document.documentElement.dataset.first = 'boot'
    document.querySelector('.boot-failure')?.removeAttribute('hidden')
  }
}

void preload()
void start()
