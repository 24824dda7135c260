export interface FirstViewKeys {
  session: string
  language: string
  /** How the page's language is spelled in storage. */
  spoken: string
  /** What a former visit left and the app shows at once: the drawn view is then replaced, not taken over. */
  visited: string[]
  /** How long the page waits for its own host, ms. */
  patience: number
  /** How long it waits for the gateway, as a client does for what it reads, ms. */
  readPatience: number
  /** Where the player's choice of the data saver is. */
  dataSaver: string
  /** Path of the settings, which name image CDNs. */
  settings: string
  /** Widths in which a picture is offered, as parts of the largest. */
  steps: readonly number[]
}

/** What is shown of an item before the app is there: its picture's address and its name. */
export interface EarlyItem {
  picture?: string
  text?: string
}

/** Items of an answer, which are shown before the app is there. These functions, too, use nothing from outside their own text. */
export interface EarlyItems {
  /** Path → its items, read from an answer that has not been validated yet. */
  of: Record<string, (answer: never) => EarlyItem[]>
  at: (address: string, width: number) => string
}

/** A request as the SDK makes it: its address at the gateway, and its headers but the id. */
export type EarlyRequest = [path: string, headers: Record<string, string>]

/** What came of a request, with the moments that say how old it is, on `performance.now()`. */
export interface EarlyAnswer {
  address: string
  status: number
  headers: Headers
  text: string
  sent: number
  received: number
}

/** What the page requested before its scripts were there. */
export interface EarlyAnswers {
  /** What `site.json` says. */
  site: Promise<unknown>
  /** Origin of the gateway, as `site.json` has it. */
  gateway: Promise<string>
  /** Each can be given up. The answer is undefined where none came. */
  calls: { request: EarlyRequest; stop: AbortController; answer: Promise<EarlyAnswer | undefined> }[]
}

declare global {
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var early: EarlyAnswers | undefined
}

/**
 * Runs in the page's head before anything is drawn, without imports: its own text is written there. The drawn view is a guest's, in the
 * merchant's language, at the addresses that `<html data-paths data-searches data-reads>` names and where passwords may be requested; anybody else sees
 * the empty frame until the app is there. So does who was here before where there is a form: what was typed in it would be lost with it.
 * What the drawn view will request (`data-requests`) is requested at once; the app takes the answers. Their texts and pictures show in the places that
 * wait for them (`EarlyText`, `EarlyPicture`); pictures do not if data are saved, or if they come from an image CDN, which the app chooses.
 */
export function firstViewScript(keys: FirstViewKeys, early: EarlyItems): void {
  const { session, language, spoken, visited, patience, readPatience, dataSaver, settings, steps } = keys
  const { dataset } = document.documentElement
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
  // As `isSaving` has it.
  const savesData = (kept(dataSaver) ?? String(saveData || effectiveType.endsWith('2g'))) === 'true'
  // The places of another screen are for nothing of these items.
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
    pictures.forEach((place, index) => {
      const address = items[index]?.picture
      if (!address) return
      const width = Number(place.getAttribute('width'))
      const box = boxes[index]
      if (place.loading === 'lazy' && box?.width) {
        // What `auto` comes to, but for good: an element that is removed while its picture is on its way would request the width of the page.
        place.sizes = `${box.width}px`
        if (box.top < innerHeight) place.loading = 'eager'
        if (index === 0) place.fetchPriority = 'high'
      }
      place.srcset = steps.map((step) => `${early.at(address, width * step)} ${width * step}w`).join()
      place.src = early.at(address, width)
    })
  }
  Object.entries(early.of).forEach((one) => void show(one).catch(() => undefined))
  // Whoever waits for it hears of a failure; here nobody does.
  gateway.catch(() => undefined)
  // A connection that hangs is free again for the next try.
  if (calls.length > 0) setTimeout(() => calls.forEach(({ stop }) => stop.abort()), readPatience)
  globalThis.early = { site, gateway, calls }
}
