import { webAddress } from '@platform/ui'

export type CheckedUrl = { url: string; origin: string } | { refused: 'empty' | 'unknownOrigin' }

/** Lets a launch address through only if it is http(s) of a known origin without credentials. An empty one has its own message (section 8). */
export function checkGameUrl(gameUrl: string | null | undefined, known: readonly string[], page: string): CheckedUrl {
  if (!gameUrl?.trim()) return { refused: 'empty' }
  // Relative to the page, so that a gateway may answer with a path.
  const url = webAddress(gameUrl, page)
  if (!url || !known.some((origin) => webAddress(origin, page)?.origin === url.origin)) return { refused: 'unknownOrigin' }
  // The browser silently blocks an http page inside an https page.
  if (url.protocol === 'http:' && page.startsWith('https:')) return { refused: 'unknownOrigin' }
  return { url: url.href, origin: url.origin }
}
