import type { DepositOrder } from '@platform/sdk/deposit'
import type { Images } from '../blocks/ImagePicker/useImages.ts'
import type { UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import type { PaymentWindow } from './paymentWindow.ts'
import type { WayBack } from './wayBack.ts'

/** What the view of an order and its parts are given. */
export interface DepositOrderViewProps {
  order: DepositOrder
  /** The gateway's clock. */
  now: () => number
  symbol: string
  balance: { minor: number; masked: boolean } | undefined
  /** The gateway can not be asked at the moment. */
  offline: boolean
  /** The code takes longer than usual. */
  slow: boolean
  paymentWindow: PaymentWindow
  /** "I have paid": the bank is asked at once. */
  paid: { asking: boolean; asked: boolean; onClick: () => void }
  /** A change of the order is under way. */
  busy: boolean
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  onRenew: () => void
  onCancel: () => void
  receipt: Images & { onSend: () => void }
  links: { detail: string; form: string; other: string; help: string | undefined; back: WayBack }
}
