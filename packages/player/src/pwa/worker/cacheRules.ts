/** Cache of the public configuration; it outlives a version. */
export const configurationCache = 'configuration'
/** Cache of pictures; it outlives a version. */
export const pictureCache = 'pictures'

const configuration = /^\/wps\/system\/(settings\/consolidated|whitelabel|country)$/
const day = 24 * 3_600_000
/** When an answer was cached, ms. */
const storedAt = 'X-Kept-At'

export type Kind = 'page' | 'asset' | 'configuration' | 'picture'

/** The kind of a request that the worker answers; undefined for all others, among them every request of a signed-in player (4). */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>, origin: string): Kind | undefined {
  const { origin: from, pathname } = new URL(request.url)
  if (request.method !== 'GET' || from !== origin || request.headers.has('Authorization')) return undefined
  if (request.mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/') || pathname.startsWith('/icons/') || pathname === '/favicon.svg') return 'asset'
  if (configuration.test(pathname)) return 'configuration'
  return pathname.startsWith('/cdn/') && pathname.endsWith('.svg') ? 'picture' : undefined
}

/** The configuration differs by language and merchant, which are sent as headers: they become part of the key. */
export const keyOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): string =>
  `${url}#${headers.get('Accept-Language') ?? ''}.${headers.get('X-Merchant') ?? ''}`

/** An answer with the time at which it was cached. */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set(storedAt, String(now))
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Whether a configuration says that the site is closed. It is not stored: offline the last open one is used, since the status of the site
 * is never read from a cache (4).
 */
export const closesSite = (configuration: string): boolean => /"(maintenance|regionRestriction)"\s*:\s*true/.test(configuration)

/** Whether a cached configuration may still be shown: 24 h; a clock that was set back does not extend that. */
export function isFresh({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  const age = now - Number(headers.get(storedAt))
  return age >= 0 && age < day
}
