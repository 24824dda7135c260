/**
 * Gives a screen reader and a keyboard their place back when the control that was just used is removed, as a row is after its deletion or
 * a form after its submission: focus goes to the heading of what was added instead, else to its form or item, else to what is left around
 * the control. Not after a navigation to another path (`usePageFocus`), nor within a dialog, which keeps its own focus. Returns a function
 * that ends it.
 */
export function watchFocus(): () => void {
  /** The control last used in the page, with its ancestors up to `main`; empty if the player has left it. */
  let place: readonly Element[] = []
  let added: Element[] = []
  const use = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    // The control that opened a dialog may be gone when the dialog closes.
    if (control?.closest('[role=dialog], [role=alertdialog]')) return
    // The second tap of a double tap meets what the first one has brought.
    if (!control && place[0]?.isConnected === false) return
    place = control ? pathTo(control) : []
    added = []
  }
  const leave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (target === place[0] && isUsable(target as Element) && isLost()) place = []
    })
  const settle = () => {
    const rest = place.find((element) => element.isConnected)
    if (!rest || place[0] === rest || !isLost() || rest.closest(pending) || rest.querySelector(pending)) return
    const news = added.filter((element) => rest.contains(element))
    const heading = firstIn(news, headings)
    focus(heading ?? firstIn(news, readable) ?? rest.closest(named) ?? rest)
    if (heading && heading.getBoundingClientRect().top < HEADER_PX) scrollTo({ top: 0, behavior: 'instant' })
  }
  const observer = new MutationObserver((records) => {
    if (place.length === 0 || place[0]!.isConnected) return
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) added.push(node)
    // Where something else takes the focus, it does so now.
    setTimeout(settle, SETTLED_MS)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  // Safari does not focus a button that is pressed.
  addEventListener('click', use, options)
  addEventListener('focusin', use, options)
  addEventListener('focusout', leave, options)
  return () => {
    observer.disconnect()
    stop.abort()
  }
}

const SETTLED_MS = 50

/** The header covers what is scrolled above it. */
const HEADER_PX = 56

const controls = 'a, button, input, select, textarea, summary, [tabindex]'

const pending = '[aria-busy=true]:not(button)'

const headings = 'h1, h2, h3'

/** What a screen reader gives a name or a place. */
const readable = 'form, li, article, section[aria-label]'

const named = '[aria-label], [aria-labelledby], main'

const isLost = () => document.activeElement === null || document.activeElement === document.body

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)

const firstIn = (elements: Element[], selector: string) =>
  elements.map((element) => (element.matches(selector) ? element : element.querySelector(selector))).find(Boolean)

/** Empty outside `main`. */
function pathTo(control: Element): Element[] {
  const main = control.closest('main')
  const path: Element[] = []
  for (let element: Element | null = control; main && element; element = element === main ? null : element.parentElement) path.push(element)
  return path
}

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // Else a later press on its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
