import type { Minor } from '@platform/sdk'
import { checkAmount } from '../../blocks/form/checkAmount.ts'
import type { ReasonValues } from '../ReasonFields.tsx'
import { limitsOf, type TransferSettings } from '../TransferSettings.ts'

/** A receiver of a transfer. */
export interface Receiver {
  memberId: string
  userName: string
  /** Own amount of this member, cents. */
  own?: Minor
}

export interface TeamTransferValues extends ReasonValues {
  receivers: readonly Receiver[]
  /** The same amount for all, or an own amount for each. */
  split: 'same' | 'own'
  /** For each receiver. */
  amount: Minor | undefined
  paymentPassword: string
}

/** The amounts, their sum, and why they cannot be sent; the gateway validates them again. */
export function sharesOf(
  settings: Pick<TransferSettings, 'min' | 'max' | 'transferable'>,
  { receivers, split, amount }: Pick<TeamTransferValues, 'receivers' | 'split' | 'amount'>,
) {
  const limits = limitsOf(settings)
  const isOwn = split === 'own' && receivers.length > 1
  const amounts = receivers.map(({ own }) => (isOwn ? own : amount))
  const total = amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const problems = {
    receivers: receivers.length === 0 ? 'empty' : isOwn && amounts.some((one) => checkAmount(one, limits)) ? 'own' : undefined,
    amount: isOwn ? undefined : checkAmount(amount, limits),
    // The sum is more than may be sent now, even if no single amount is.
    split: total > limits.free ? 'free' : undefined,
  }
  return { isOwn, amounts, total, problems }
}
