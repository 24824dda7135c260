import type { TransferItem } from '@platform/sdk/wallet'
import type { TransferSending } from '../blocks/PaymentConfirmation/useTransferQuestion.ts'

/** Props of every form that sends money to a member, besides its own fields. */
export interface TransferFormHead extends TransferSending {
  symbol: string
  /** The gateway's clock. */
  now: () => number
  /** Links to fix missing requirements. */
  links: Partial<Record<TransferItem, string | undefined>>
  /** The transfers made so far. */
  recordsHref: string | undefined
  busy: boolean
}
