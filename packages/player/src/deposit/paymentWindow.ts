import { openTab } from '../blocks/openTab.ts'

/** State of the payment page: shown in its own window, blocked by the browser, or ready to open. */
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

/** Must be called during the tap that creates the order. */
export function openPaymentWindow(text: string): void {
  closePaymentWindow()
  opened = openTab()
  if (!opened) return change('blocked')
  opened.document.title = text
  opened.document.body.textContent = text
}

/** Navigates the open window to the payment page; does nothing without a window. */
export function showPayment(url: string): void {
  if (!opened || opened.closed) return
  opened.location.replace(url)
  opened = null
  change('shown')
}

/** Closes the window when there is nothing left to pay. */
export function closePaymentWindow(): void {
  opened?.close()
  opened = null
  change('ready')
}
