// For its global declaration.
import type {} from '../browser/firstView.ts'

/** What the script must know of the app. */
export interface ViewKeys {
  /** Storage keys: of the session, the language, the data saver. */
  session: string
  language: string
  dataSaver: string
  /** Of entries from an earlier visit that the app shows immediately, in place of a page without content. */
  visited: readonly string[]
  /** The page's language in the format of the storage. */
  spoken: string
}

/** A day, ms: older content gives way to the empty frame. */
const LONGEST = 24 * 3_600_000

/**
 * Runs in the page's head before the first paint. The prerendered view is for guests, in the merchant's language, at the addresses that
 * `<html data-paths data-searches data-reads>` names and in a secure context; all others see the empty frame until the app is loaded. So do
 * visitors who save data, where the view has pictures of the content, and returning visitors of a page without content, for whom the app
 * starts with what it has stored. What shows is always hydrated, never replaced: a button that is tapped early is pressed once the app handles
 * it, a form that is submitted early is submitted again until it does.
 */
export function chooseView(keys: ViewKeys): void {
  const { dataset } = document.documentElement
  separate()
  const isPrerendered = isShown(keys, dataset)
  if (!isPrerendered) dataset.first = 'boot'
  if (isPrerendered && 'form' in dataset) submitAgain()
  if (isPrerendered) globalThis.takeTap = watchTaps()
}

/**
 * The answer to a typed address has no opener policy (docs/deploying.md). In a window that another site has opened it is requested once more: by
 * the page itself, and so with the policy, which separates the two.
 */
function separate(): void {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type !== 'navigate') return
  try {
    if (opener === null || (opener as Window).location.href) return
  } catch {
    // Of another site.
  }
  location.reload()
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

function isShown({ session, language, spoken, visited, dataSaver }: ViewKeys, dataset: DOMStringMap): boolean {
  const { pathname, search } = location
  const isHere = (dataset.paths ?? '').split(' ').includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'))
  const isRead = dataset.reads?.split(' ').some((name) => new URLSearchParams(search).has(name)) ?? true
  const isPlain = !search || !isRead || (dataset.searches ?? '').split(' ').includes(search)
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  // Same rule as `isSaving`.
  const savesData = (stored(dataSaver) ?? String(connection?.saveData || (connection?.effectiveType ?? '').endsWith('2g'))) === 'true'
  // Pages rendered with content say when, and when the first of it ends; a page that was not rendered since would show what has ended.
  const made = Number(dataset.made ?? 0)
  const isCurrent = !savesData && Date.now() < Math.min(made + LONGEST, Number(dataset.until ?? Infinity))
  const isGuest = !stored(session) && (stored(language) ?? spoken) === spoken
  return isHere && isPlain && isSecureContext && isGuest && (made ? isCurrent : !visited.some(stored))
}

function submitAgain(): void {
  let again: ReturnType<typeof setTimeout>
  addEventListener('submit', ({ target, defaultPrevented }) => {
    clearTimeout(again)
    const form = target as HTMLFormElement
    if (!defaultPrevented && form.method === 'dialog') again = setTimeout(() => form.requestSubmit(), 200)
  })
}

function watchTaps(): () => HTMLElement | undefined {
  let tapped: HTMLElement | undefined
  const listening = new AbortController()
  const note = ({ target }: MouseEvent) => (tapped = (target as Element).closest<HTMLElement>('button:not([type=submit])') ?? undefined)
  addEventListener('click', note, listening)
  return () => {
    listening.abort()
    return tapped
  }
}
