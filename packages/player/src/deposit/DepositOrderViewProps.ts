import type { DepositOrder } from '@platform/sdk/deposit'
import type { Images } from '../blocks/ImagePicker/useImages.ts'
import type { UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import type { PaymentWindow } from './paymentWindow.ts'
import type { WayBack } from './wayBack.ts'

/** Props of an order's view and its parts. */
export interface DepositOrderViewProps {
  order: DepositOrder
  /** The gateway's clock. */
  now: () => number
  symbol: string
  balance: { minor: number; masked: boolean } | undefined
  /** The gateway cannot be reached at the moment. */
  offline: boolean
  /** Creating the code takes longer than usual. */
  slow: boolean
  paymentWindow: PaymentWindow
  /** "I have paid": requests an immediate check at the bank. */
  paid: { asking: boolean; asked: boolean; onClick: () => void }
  /** A change of the order is pending. */
  busy: boolean
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  onRenew: () => void
  onCancel: () => void
  receipt: Images & { onSend: () => void }
  links: { detail: string; form: string; other: string; help: string | undefined; back: WayBack }
}
