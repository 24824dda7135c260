import type { DepositOrder } from '@platform/sdk/deposit'
import type { Images } from '../../blocks/form/ImagePicker/useImages.ts'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import type { PaymentWindow } from '../paymentWindow.ts'
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
  payment: {
    /** Creating the code takes longer than usual. */
    slow: boolean
    window: PaymentWindow
    /** "I have paid": requests an immediate check at the bank. */
    paid: { asking: boolean; asked: boolean; onClick: () => void }
    receipt: Images & { onSend: () => void }
  }
  /** The changes of the order; `busy`: one is pending. */
  changes: {
    busy: boolean
    error: string | undefined
    unknown: UnknownOutcomeProps | undefined
    onRenew: () => void
    onCancel: () => void
  }
  links: { detail: string; form: string; other: string; help: string | undefined; back: WayBack }
}
