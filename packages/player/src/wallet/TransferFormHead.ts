import type { TransferItem } from '@platform/sdk/wallet'
import type { TransferSending } from '../blocks/PaymentConfirmation/useTransferQuestion.ts'

/** What every form that sends money to a member shows besides its own fields. */
export interface TransferFormHead extends TransferSending {
  symbol: string
  /** The gateway's clock. */
  now: () => number
  /** Where what is missing is mended. */
  links: Partial<Record<TransferItem, string | undefined>>
  /** The transfers made so far. */
  recordsHref: string | undefined
  busy: boolean
}
