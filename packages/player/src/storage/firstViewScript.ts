export interface FirstViewKeys {
  session: string
  language: string
  /** The page's language in the format of the storage. */
  spoken: string
  /** Keys of entries from an earlier visit that the app shows immediately: the prerendered view is then replaced, not hydrated. */
  visited: string[]
  /** Timeout of requests to the page's own host, ms. */
  patience: number
  /** Timeout of requests to the gateway, as of a client's reads, ms. */
  readPatience: number
  /** Storage key of the data saver. */
  dataSaver: string
  /** Path of the settings call, whose answer lists image CDNs. */
  settings: string
  /** Widths in which a picture is offered, as fractions of the largest. */
  steps: readonly number[]
}

/** The parts of an item that show before the app is loaded: its picture's address and its name. */
export interface EarlyItem {
  picture?: string
  text?: string
}

/** Items of an answer that show before the app is loaded. These functions, too, must not reference anything outside of their own source. */
export interface EarlyItems {
  /** Path → its items, read from an answer that has not been validated yet. */
  of: Record<string, (answer: never) => EarlyItem[]>
  at: (address: string, width: number) => string
}

/** A request as the SDK sends it: its path at the gateway, and its headers except the id. */
export type EarlyRequest = [path: string, headers: Record<string, string>]

/** The response of a request, with the times that give its age, on `performance.now()`. */
export interface EarlyAnswer {
  address: string
  status: number
  headers: Headers
  text: string
  sent: number
  received: number
}

/** Requests that the page sent before its scripts were loaded. */
export interface EarlyAnswers {
  /** The content of `site.json`. */
  site: Promise<unknown>
  /** Origin of the gateway in `site.json`. */
  gateway: Promise<string>
  /** Ends the watch for taps: the app handles them itself. Returns what presses the button that was tapped last, or its like where the app has replaced the page. */
  takeTap: () => () => void
  /** Resolves once what the answers add to the first view is drawn, or is known not to come. */
  shown: Promise<unknown>
  /** Each can be aborted. The answer is undefined if the request failed. */
  calls: { request: EarlyRequest; stop: AbortController; answer: Promise<EarlyAnswer | undefined> }[]
}

declare global {
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var early: EarlyAnswers | undefined
}

/**
 * Runs in the page's head before the first paint, without imports: its source is inlined there. The prerendered view is for guests, in the
 * merchant's language, at the addresses that `<html data-paths data-searches data-reads>` names and in a secure context; all others see
 * the empty frame until the app is loaded. So do returning visitors of a page with a form: replacing it would lose what was typed.
 * Requests of the prerendered view (`data-requests`) are sent immediately; the app uses the answers. Their texts and pictures show in the
 * placeholders for them (`EarlyText`, `EarlyPicture`); a form that the player submits early is submitted again until the app handles it, a button that is tapped early is pressed once it does; pictures not if data are saved, or from an image CDN, which the app chooses.
 */
export function firstViewScript(keys: FirstViewKeys, early: EarlyItems): void {
  const { session, language, spoken, visited, patience, readPatience, dataSaver, settings, steps } = keys
  const { dataset } = document.documentElement
  // The answer to a typed address has no opener policy (docs/deploying.md). In a window that another site has opened it is requested once
  // more: by the page itself, and so with the policy, which separates the two.
  const isForeign = () => {
    try {
      return opener !== null && !(opener as Window).location.href
    } catch {
      return true
    }
  }
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type === 'navigate' && isForeign()) location.reload()
  const kept = (name: string) => {
    try {
      return sessionStorage.getItem(name) ?? localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const { pathname, search } = location
  const paths = (dataset.paths ?? '').split(' ')
  const isHere = paths.includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'))
  const isRead = dataset.reads?.split(' ').some((name) => new URLSearchParams(search).has(name)) ?? true
  const isPlain = !search || !isRead || (dataset.searches ?? '').split(' ').includes(search)
  const wouldLose = 'form' in dataset && visited.some(kept)
  const isDrawn = !wouldLose && isHere && isPlain && isSecureContext && !kept(session) && (kept(language) ?? spoken) === spoken
  if (!isDrawn) dataset.first = 'boot'

  if (isDrawn && 'form' in dataset) {
    let again: ReturnType<typeof setTimeout>
    addEventListener('submit', ({ target, defaultPrevented }) => {
      clearTimeout(again)
      const form = target as HTMLFormElement
      if (!defaultPrevented && form.method === 'dialog') again = setTimeout(() => form.requestSubmit(), 200)
    })
  }

  let press = () => {}
  const alike = ({ ariaLabel, textContent }: HTMLElement) =>
    [...document.querySelectorAll('button')].filter((other) => other.ariaLabel === ariaLabel && other.textContent === textContent)
  const note = ({ target }: MouseEvent) => {
    // The page is the app's own by now.
    if (dataset.first !== 'drawn') return
    const button = (target as Element).closest<HTMLButtonElement>('button:not([type=submit])')
    const place = button ? alike(button).indexOf(button) : 0
    press = () => button && (button.isConnected ? button : alike(button)[place])?.click()
  }
  const listening = new AbortController()
  if (isDrawn) addEventListener('click', note, listening)
  const takeTap = () => {
    listening.abort()
    return press
  }

  const site = fetch('/site.json', { signal: AbortSignal.timeout(patience) }).then((response) =>
    response.ok ? response.json() : Promise.reject(new Error('site.json')),
  )
  const gateway = site.then((file: { gateway: { url: string } }) => file.gateway.url)
  const requests = (isDrawn ? JSON.parse(dataset.requests ?? '[]') : []) as EarlyRequest[]
  const send = async ([path, wanted]: EarlyRequest, { signal }: AbortController): Promise<EarlyAnswer> => {
    const address = (await gateway) + path
    const sent = performance.now()
    const response = await fetch(address, { headers: { ...wanted, 'X-Request-Id': crypto.randomUUID() }, priority: 'low', signal })
    const { status, headers } = response
    return { address, status, headers, text: await response.text(), sent, received: performance.now() }
  }
  const calls = requests.map((request) => {
    const stop = new AbortController()
    return { request, stop, answer: send(request, stop).catch(() => undefined) }
  })
  const jsonOf = async (wanted: string) => {
    const found = await calls.find(({ request: [path] }) => path.split('?')[0] === wanted)?.answer
    return found?.status === 200 ? (JSON.parse(found.text) as unknown) : undefined
  }
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const { saveData = false, effectiveType = '' } = connection ?? {}
  // Same rule as `isSaving`.
  const savesData = (kept(dataSaver) ?? String(saveData || effectiveType.endsWith('2g'))) === 'true'
  // The placeholders of another screen are not for these items.
  const places = <Place extends HTMLElement>(selector: string) =>
    dataset.first === 'drawn' ? [...document.querySelectorAll<Place>(selector)] : []
  const show = async ([path, read]: [string, (answer: never) => EarlyItem[]]) => {
    const answer = await jsonOf(path)
    if (!answer) return
    const items = read(answer as never)
    if (document.readyState === 'loading')
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }))
    places('[data-early-text]').forEach((place, index) => (place.textContent = items[index]?.text ?? ''))
    if (savesData) return
    const configured = (await jsonOf(settings)) as { value: { imageCDNs?: string[] } } | undefined
    if (configured?.value.imageCDNs?.length) return
    const pictures = places<HTMLImageElement>('img[data-early]')
    const boxes = pictures.map((place) => place.getBoundingClientRect())
    const inView: HTMLImageElement[] = []
    pictures.forEach((place, index) => {
      const address = items[index]?.picture
      if (!address) return
      const width = Number(place.getAttribute('width'))
      const box = boxes[index]
      if (place.loading === 'lazy' && box?.width) {
        // The value of `auto`, but fixed: an element removed while its picture loads would request the width of the page.
        place.sizes = `${box.width}px`
        if (box.top < innerHeight) place.loading = 'eager'
        if (index === 0) place.fetchPriority = 'high'
      }
      // Its placeholder shows then.
      place.onerror = () => (place.style.visibility = 'hidden')
      place.srcset = steps.map((step) => `${early.at(address, width * step)} ${width * step}w`).join()
      place.src = early.at(address, width)
      if (place.loading === 'eager') inView.push(place)
    })
    await Promise.allSettled(inView.map((place) => place.decode()))
  }
  const shown = Promise.allSettled(Object.entries(early.of).map(show))
  // Callers handle a failure; here it must not be an unhandled rejection.
  gateway.catch(() => undefined)
  // Frees a hanging connection for the next try.
  if (calls.length > 0) setTimeout(() => calls.forEach(({ stop }) => stop.abort()), readPatience)
  globalThis.early = { site, gateway, takeTap, shown, calls }
}
