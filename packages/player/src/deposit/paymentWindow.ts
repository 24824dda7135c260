import { openTab } from '../blocks/openTab.ts'

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

/** In the tap that makes the order. */
export function openPaymentWindow(text: string): void {
  closePaymentWindow()
  opened = openTab()
  if (!opened) return change('blocked')
  opened.document.title = text
  opened.document.body.textContent = text
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
