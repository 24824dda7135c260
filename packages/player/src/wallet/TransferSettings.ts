import type { OutputOf } from '@platform/sdk'
import type { getTransferSettings } from '@platform/sdk/wallet'
import type { AmountLimits } from '../blocks/form/checkAmount.ts'

export type TransferSettings = OutputOf<typeof getTransferSettings>
type Limits = Pick<TransferSettings, 'min' | 'max' | 'transferable'>

/** The limits of one amount. */
export const limitsOf = ({ min, max, transferable }: Limits): AmountLimits => ({ min, max, free: transferable })
