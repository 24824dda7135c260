export type CheckedUrl = { url: string; origin: string } | { refused: 'empty' | 'unknownOrigin' }

// URL.parse is younger than the oldest browsers that we serve.
function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Lets a launch address through only if it is http(s) of a known origin without credentials. An empty one has its own message (section 8). */
export function checkGameUrl(gameUrl: string | null | undefined, known: readonly string[], page: string): CheckedUrl {
  if (!gameUrl?.trim()) return { refused: 'empty' }
  // Against the page, so that a gateway may answer with a path of its own.
  const url = parse(gameUrl.trim(), page)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { refused: 'unknownOrigin' }
  // A page over https that opens one over http would be blocked by the browser without a word.
  if (url.protocol === 'http:' && page.startsWith('https:')) return { refused: 'unknownOrigin' }
  return known.some((origin) => parse(origin, page)?.origin === url.origin)
    ? { url: url.href, origin: url.origin }
    : { refused: 'unknownOrigin' }
}
