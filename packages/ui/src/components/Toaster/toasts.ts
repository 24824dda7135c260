export type ToastTone = 'success' | 'info' | 'danger' | 'loading'
export type ToastMessage = { id: number; text: string; tone: ToastTone }

const none: readonly ToastMessage[] = []

let messages = none
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastMessage[]) {
  messages = next.length > 0 ? next : none
  for (const listener of listeners) listener()
}

function show(text: string, tone: ToastTone, duration: number): () => void {
  const id = ++last
  const close = () => change(messages.filter((toast) => toast.id !== id))
  change([...messages.filter((toast) => toast.text !== text).slice(-2), { id, text, tone }])
  if (duration > 0) setTimeout(close, duration)
  return close
}

/**
 * Short messages over the page, from anywhere; each returns a function that removes it. At most three are shown at once. Durations of
 * section 9.
 */
export const toasts = {
  /** Duration in ms, as a section of the specification sets it. */
  show,
  /** 1 s: confirmation of an action. */
  success: (text: string) => show(text, 'success', 1000),
  /** 3 s. */
  short: (text: string) => show(text, 'info', 3000),
  /** 8 s: text that takes longer to read. */
  long: (text: string) => show(text, 'info', 8000),
  /** 8 s, and a screen reader announces it at once. */
  error: (text: string) => show(text, 'danger', 8000),
  /** Until the returned function is called: call it in `finally`. */
  loading: (text: string) => show(text, 'loading', 0),
}

/** The store that the Toaster subscribes to. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => messages,
  none: () => none,
}
