// Runs at the end of a prerendered page, inline. Identical in every build, so that a host that still sends the previous build's policy can
// start the app. A sheet that fails is requested once more, in its place; one that hangs does not block the app, and the page keeps its
// critical styles until the sheet arrives. Setting `media` on the sheet takes effect at once; on the link it would request the sheet again.

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
const wait = (ms?: number) => new Promise<void>((end) => setTimeout(end, ms))
// A page in the background is never painted.
const frame = () => Promise.race([new Promise(requestAnimationFrame), wait(document.hidden ? 0 : 300)])

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
  for (const { sheet } of sheets) sheet!.media.mediaText = 'all'
  document.querySelector('style')?.remove()
}

/** Code comes after the first pictures: requested with them, it delays them by 50 to 100 ms. */
async function preload(): Promise<void> {
  await frame()
  await frame()
  for (const link of links('modulepreload')) {
    link.media = 'all'
    // One task per request: all in one task would delay a tap.
    await wait()
  }
  // The first date that a browser writes takes 25 ms, 100 on a slow phone: here while the code is on its way.
  Intl.DateTimeFormat.supportedLocalesOf('en')
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
