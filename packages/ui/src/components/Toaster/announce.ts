/** Longer than it takes to notice the change; then no player comes across an old text. */
const STAYS_MS = 5000

let message = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Has a screen reader say, politely, what can only be seen: results after a filter, a balance that a refresh did not change. The Toaster is
 * the region that says it, always there and also over a dialog.
 */
export function announce(text: string): void {
  // A region that does not change is not read: the same text again differs by a space.
  change(text === message ? `${text}\u00A0` : text)
  clearTimeout(timer)
  timer = setTimeout(() => change(''), STAYS_MS)
}

function change(text: string) {
  message = text
  for (const listener of listeners) listener()
}

/** The store that the Toaster subscribes to. */
export const announcements = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => message,
  none: () => '',
}
