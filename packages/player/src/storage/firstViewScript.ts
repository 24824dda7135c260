export interface FirstViewKeys {
  session: string
  language: string
  /** The page's language in the format of the storage. */
  spoken: string
  /** Keys of entries from an earlier visit that the app shows immediately: the prerendered view is then replaced, not hydrated. */
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
  /** Ends the watch for taps: the app handles them itself. Returns what presses the button that was tapped last, or its like where the app has replaced the page. */
  takeTap: () => () => void
}

declare global {
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var early: EarlyStart | undefined
}

/**
 * Runs in the page's head before the first paint, without imports: its source is inlined there. The prerendered view is for guests, in the
 * merchant's language, at the addresses that `<html data-paths data-searches data-reads>` names and in a secure context; all others see
 * the empty frame until the app is loaded. So do visitors who save data, where the view has pictures of the content, and returning
 * visitors of a page with a form: replacing it would lose what was typed. A form that the player submits early is submitted again until
 * the app handles it; a button that is tapped early is pressed once it does.
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
  // Pages rendered with content say when; a page that was not rendered since would show what has ended.
  const made = Number(dataset.made ?? 0)
  // A page with its content is hydrated for returning visitors too.
  const wouldLose = !made && 'form' in dataset && visited.some(kept)
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const { saveData = false, effectiveType = '' } = connection ?? {}
  // Same rule as `isSaving`.
  const savesData = (kept(dataSaver) ?? String(saveData || effectiveType.endsWith('2g'))) === 'true'
  const isCurrent = !made || (!savesData && Date.now() - made < longest)
  const isDrawn = !wouldLose && isHere && isPlain && isCurrent && isSecureContext && !kept(session) && (kept(language) ?? spoken) === spoken
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
  // Callers handle a failure; here it must not be an unhandled rejection.
  site.catch(() => undefined)
  globalThis.early = { site, takeTap }
}
