/** Where the payment page is: in a window of its own, kept back by the browser, or ready to be opened. */
export type PaymentWindow = 'shown' | 'blocked' | 'ready'

let opened: Window | null = null
let state: PaymentWindow = 'ready'
const listeners = new Set<() => void>()

function change(to: PaymentWindow): void {
  state = to
  for (const listener of listeners) listener()
}

export const paymentWindow = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** In the tap that makes the order: a browser opens a window only then, before the address of the payment page is known. */
export function openPaymentWindow(text: string): void {
  closePaymentWindow()
  opened = window.open('', '_blank')
  if (!opened) return change('blocked')
  opened.document.title = text
  opened.document.body.textContent = text
  // The page of another company may not move ours.
  opened.opener = null
}

/** Leads the open window to the payment page; without one nothing happens. */
export function showPayment(url: string): void {
  if (!opened || opened.closed) return
  opened.location.replace(url)
  opened = null
  change('shown')
}

/** There is nothing to pay any more. */
export function closePaymentWindow(): void {
  opened?.close()
  opened = null
  change('ready')
}
