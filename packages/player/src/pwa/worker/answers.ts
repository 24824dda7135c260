import { closesSite, configurationCache, isFresh, keyOf, pictureCache, stamped, type Kind } from './cacheRules.ts'
import type { FetchEvent, Precache } from './WorkerScope.ts'

const mostPictures = 200

export const shellCache = ({ version }: Precache): string => `shell-${version}`

/** The answer for each kind of request. */
export const answers: Record<Kind, (event: FetchEvent, precache: Precache) => Promise<Response>> = {
  page,
  asset,
  configuration,
  picture,
}

/** Network first, so that a new version shows immediately; without it the shell, which renders any screen. */
async function page({ request, preloadResponse }: FetchEvent, precache: Precache): Promise<Response> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request))
    if (response.status < 500) return response
    return (await shellOf(request, precache)) ?? response
  } catch (error) {
    const shell = await shellOf(request, precache)
    if (shell) return shell
    throw error
  }
}

async function shellOf({ url }: Request, precache: Precache): Promise<Response | undefined> {
  const cache = await opened(shellCache(precache))
  return (await cache?.match(new URL(url).pathname)) ?? cache?.match('/')
}

/** Cache first: a name with a hash is always the same file. */
async function asset({ request }: FetchEvent, precache: Precache): Promise<Response> {
  const cache = await opened(shellCache(precache))
  return (await cache?.match(request)) ?? fetch(request)
}

/** Network first; without it the answer cached in the last 24 h. */
async function configuration(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request)
  const cache = await opened(configurationCache)
  try {
    const response = await fetch(event.request)
    if (cache && response.ok) event.waitUntil(store(cache, key, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    const cached = await cache?.match(key)
    if (cached && isFresh(cached, Date.now())) return cached
    throw error
  }
}

async function store(cache: Cache, key: string, response: Response): Promise<void> {
  if (!closesSite(await response.clone().text())) await cache.put(key, stamped(response, Date.now()))
}

/** Cache first: the picture of an address does not change. */
async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await opened(pictureCache)
  const cached = await cache?.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (cache && response.ok) event.waitUntil(storePicture(cache, request, response.clone()).catch(() => undefined))
  return response
}

/** A storage that is full or damaged costs only the copies: the site works from the network. */
const opened = (name: string): Promise<Cache | undefined> => caches.open(name).catch(() => undefined)

/** The oldest is evicted. */
async function storePicture(cache: Cache, request: Request, response: Response): Promise<void> {
  const [oldest, ...others] = await cache.keys()
  if (oldest && others.length >= mostPictures) await cache.delete(oldest)
  await cache.put(request, response)
}
