/** A window that is closed by now seems so: its site has separated itself from ours, ms. No player is that quick. */
const SEPARATED_MS = 5000

/** A game's own window. */
export interface OwnWindow {
  /** Whether it is open. One that cannot be seen from here counts as open. */
  isOpen: () => boolean
  close: () => void
}

/** Watches a window that has just been led to a game. */
export function watchWindow(tab: Window): OwnWindow {
  let isSeen = false
  setTimeout(() => (isSeen = !tab.closed), SEPARATED_MS)
  return { isOpen: () => !isSeen || !tab.closed, close: () => tab.close() }
}
