import type { TransferItem } from '@platform/sdk/wallet'
import type { MoneyForm } from '../blocks/form/PaymentConfirmation/useMoneyForm.ts'

/** Props of every form that sends money to a member. */
export interface TransferFormHead<Values> {
  form: MoneyForm<Values>
  symbol: string
  /** The gateway's clock. */
  now: () => number
  /** Links to fix missing requirements. */
  links: Partial<Record<TransferItem, string | undefined>>
  /** The transfers made so far. */
  recordsHref: string | undefined
}
