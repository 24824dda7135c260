import { focusSuccessor } from './focusSuccessor.ts'
import { ancestorsOf, controlOf } from './rememberUsed.ts'

/** Where something else takes the focus, it has done so by then. */
const SETTLED_MS = 50

/** If nothing has replaced the control by then, the player reads elsewhere. */
const FORGOTTEN_MS = 10_000

const dialogs = '[role=dialog], [role=alertdialog]'

const pending = '[aria-busy=true]:not(button)'

/**
 * Gives a screen reader and a keyboard their place back when the control that was just used is removed, as a row is after its deletion or
 * a form after its submission: focus goes to what replaces it. Not after a navigation to another path (`usePageFocus`), nor within a
 * dialog, which keeps its own focus. `used`: the path of the control that was used last before, which may be gone. Returns a function that
 * ends it.
 */
export function watchFocus(used: readonly Element[] = []): () => void {
  /** The control last used in the page, with its ancestors up to `main`; empty if the player has left it. */
  let path = used
  /** When it was removed, ms of `performance.now()`; 0 while it is there. */
  let removedAt = 0
  let added: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = (control: Element | null) => {
    path = ancestorsOf(control)
    removedAt = 0
    added = []
  }
  const use = ({ target }: Event) => {
    const control = controlOf(target)
    // The control that opened a dialog may be gone when the dialog closes.
    if (control?.closest(dialogs)) return
    // The second tap of a double tap meets what the first one has brought.
    if (!control && path[0]?.isConnected === false) return
    hold(control)
  }
  const leave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (target === path[0] && isUsable(target as Element) && isLost()) hold(null)
    })
  const settle = () => {
    timer = undefined
    const rest = path.find((element) => element.isConnected)
    if (!rest || performance.now() - removedAt > FORGOTTEN_MS) return hold(null)
    if (rest === path[0] || !(isLost() || isInMain()) || rest.closest(pending) || rest.querySelector(pending)) return
    focusSuccessor(
      added.filter((element) => rest.contains(element)),
      rest,
    )
  }
  if (path[0]?.isConnected === false) {
    removedAt = performance.now()
    // Which of it was added is not known.
    added = [...(path.find((element) => element.isConnected)?.children ?? [])]
    timer = setTimeout(settle, SETTLED_MS)
  }
  const observer = new MutationObserver((records) => {
    if (path.length === 0 || path[0]!.isConnected) return
    removedAt ||= performance.now()
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) added.push(node)
    timer ??= setTimeout(settle, SETTLED_MS)
  })
  // A part that loads may only change its text: it says so itself when it is ready.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  // Safari does not focus a button that is pressed.
  addEventListener('click', use, options)
  addEventListener('focusin', use, options)
  addEventListener('focusout', leave, options)
  return () => {
    observer.disconnect()
    stop.abort()
    clearTimeout(timer)
  }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** A screen reader says nothing of `main`, which has no name: a heading that comes later takes the focus. */
const isInMain = () => document.activeElement?.matches('main') === true

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)
