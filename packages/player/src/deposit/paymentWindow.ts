import { openTab } from '../links/openTab.ts'

/** State of the payment page: shown in its own window, blocked by the browser, or ready to open. */
export type PaymentWindow = 'shown' | 'blocked' | 'ready'

let paymentTab: Window | null = null
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
  paymentTab = openTab()
  if (!paymentTab) return change('blocked')
  paymentTab.document.title = text
  paymentTab.document.body.textContent = text
}

/** Navigates the open window to the payment page; does nothing without a window. */
export function showPayment(url: string): void {
  if (!paymentTab || paymentTab.closed) return
  paymentTab.location.replace(url)
  paymentTab = null
  change('shown')
}

/** Closes the window when there is nothing left to pay. */
export function closePaymentWindow(): void {
  paymentTab?.close()
  paymentTab = null
  change('ready')
}
