import { useEffect, useSyncExternalStore } from 'react'
import type { DepositOrder } from '@platform/sdk/deposit'
import { pageAddress } from '../links/pageAddress.ts'
import { closePaymentWindow, paymentWindow, type PaymentWindow, showPayment } from './paymentWindow.ts'

/** Navigates the window that the tap opened to the payment page as soon as its address is known. */
export function usePaymentWindow({ payUrl, status }: DepositOrder): PaymentWindow {
  const waits = status === 'waiting'
  const on = waits || status === 'created'
  useEffect(() => {
    const href = pageAddress(payUrl)
    if (waits && href) showPayment(href)
    if (!on) closePaymentWindow()
  }, [waits, on, payUrl])
  return useSyncExternalStore(paymentWindow.subscribe, paymentWindow.get, paymentWindow.get)
}
