export interface FirstViewKeys {
  session: string
  language: string
  /** How the page's language is spelled in storage. */
  spoken: string
  /** What a former visit left and the app shows at once: the drawn view is then replaced, not taken over. */
  visited: string[]
  /** How long the page waits for its own host, ms. */
  patience: number
}

/** A request as the SDK makes it: its address at the gateway, and its headers but the id. */
export type EarlyRequest = [path: string, headers: Record<string, string>]

/** What the page requested before its scripts were there. */
export interface EarlyAnswers {
  site: Promise<Response>
  /** Origin of the gateway, as `site.json` has it. */
  gateway: Promise<string>
  /** When it requested the calls, on `performance.now()`. */
  sent: number
  /** The answer is its text; undefined where it failed. */
  calls: { request: EarlyRequest; answer: Promise<string | undefined> }[]
}

declare global {
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var early: EarlyAnswers | undefined
}

/**
 * Runs in the page's head before anything is drawn, without imports: its own text is written there. The drawn view is a guest's, in the
 * merchant's language, at the addresses that `<html data-paths data-searches>` lists and where passwords may be requested; anybody else sees
 * the empty frame until the app is there. So does who was here before where there is a form: what was typed in it would be lost with it.
 * What the drawn view will request (`data-requests`) is requested at once; the app takes the answers.
 */
export function firstViewScript({ session, language, spoken, visited, patience }: FirstViewKeys): void {
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
  const isPlain = paths.includes('/') ? !/[?&]type=/.test(search) : !search || (dataset.searches ?? '').split(' ').includes(search)
  const wouldLose = 'form' in dataset && visited.some(kept)
  const isDrawn = !wouldLose && isHere && isPlain && isSecureContext && !kept(session) && (kept(language) ?? spoken) === spoken
  if (!isDrawn) dataset.first = 'boot'

  const site = fetch('/site.json', { signal: AbortSignal.timeout(patience) })
  const gateway = site.then((response) => response.clone().json()).then((file: { gateway: { url: string } }) => file.gateway.url)
  const requests = (isDrawn ? JSON.parse(dataset.requests ?? '[]') : []) as EarlyRequest[]
  const answerOf = async ([path, headers]: EarlyRequest) => {
    const id = { 'X-Request-Id': crypto.randomUUID() }
    const response = await fetch((await gateway) + path, { headers: { ...headers, ...id }, priority: 'low' })
    return response.ok ? response.text() : undefined
  }
  const calls = requests.map((request) => ({ request, answer: answerOf(request).catch(() => undefined) }))
  gateway.catch(() => undefined)
  globalThis.early = { site, gateway, sent: performance.now(), calls }
}
