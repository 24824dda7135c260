export interface FirstViewKeys {
  session: string
  language: string
  /** The page's language in the format of the storage. */
  spoken: string
  /** Keys of entries from an earlier visit that the app shows immediately, in place of a page without content. */
  visited: string[]
  /** Timeout of requests to the page's own host, ms. */
  patience: number
  /** Storage key of the data saver. */
  dataSaver: string
  /** Age of a page's content beyond which the empty frame is shown instead, ms. */
  longest: number
}

/** What the page has begun before its scripts were loaded. */
export interface EarlyStart {
  /** The content of `site.json`. */
  site: Promise<unknown>
  /** Ends the watch for taps: from here on React hears them. Returns the button that was tapped last. */
  takeTap: () => HTMLElement | undefined
}

declare global {
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var early: EarlyStart | undefined
}

/**
 * Runs in the page's head before the first paint, without imports: its source is inlined there. The prerendered view is for guests, in the
 * merchant's language, at the addresses that `<html data-paths data-searches data-reads>` names and in a secure context; all others see
 * the empty frame until the app is loaded. So do visitors who save data, where the view has pictures of the content, and returning
 * visitors of a page without content, for whom the app starts with what it has stored. What shows is always hydrated, never replaced: a
 * button that is tapped early is pressed once the app handles it, a form that is submitted early is submitted again until it does.
 */
export function firstViewScript({ session, language, spoken, visited, patience, dataSaver, longest }: FirstViewKeys): void {
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
  // Pages rendered with content say when, and when the first of it ends; a page that was not rendered since would show what has ended.
  const made = Number(dataset.made ?? 0)
  const end = Math.min(made + longest, Number(dataset.until ?? Infinity))
  const isReplaced = !made && visited.some(kept)
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const { saveData = false, effectiveType = '' } = connection ?? {}
  // Same rule as `isSaving`.
  const savesData = (kept(dataSaver) ?? String(saveData || effectiveType.endsWith('2g'))) === 'true'
  const isCurrent = !made || (!savesData && Date.now() < end)
  const isDrawn =
    !isReplaced && isHere && isPlain && isCurrent && isSecureContext && !kept(session) && (kept(language) ?? spoken) === spoken
  if (!isDrawn) dataset.first = 'boot'

  if (isDrawn && 'form' in dataset) {
    let again: ReturnType<typeof setTimeout>
    addEventListener('submit', ({ target, defaultPrevented }) => {
      clearTimeout(again)
      const form = target as HTMLFormElement
      if (!defaultPrevented && form.method === 'dialog') again = setTimeout(() => form.requestSubmit(), 200)
    })
  }

  let tapped: HTMLElement | undefined
  const listening = new AbortController()
  const note = ({ target }: MouseEvent) => (tapped = (target as Element).closest<HTMLElement>('button:not([type=submit])') ?? undefined)
  if (isDrawn) addEventListener('click', note, listening)
  const takeTap = () => {
    listening.abort()
    return tapped
  }

  const site = fetch('/site.json', { signal: AbortSignal.timeout(patience) }).then((response) =>
    response.ok ? response.json() : Promise.reject(new Error('site.json')),
  )
  // Callers handle a failure; here it must not be an unhandled rejection.
  site.catch(() => undefined)
  globalThis.early = { site, takeTap }
}
