import type { Minor, OutputOf } from '@platform/sdk'
import type { getTransferSettings } from '@platform/sdk/wallet'

export type TransferSettings = OutputOf<typeof getTransferSettings>
export type TransferProblem = 'empty' | 'min' | 'max' | 'free'

/** Why an amount cannot be sent; the gateway validates it again. */
export function amountProblem(
  { min, max, transferable }: Pick<TransferSettings, 'min' | 'max' | 'transferable'>,
  amount: Minor | undefined,
): TransferProblem | undefined {
  if (amount === undefined) return 'empty'
  if (amount < min) return 'min'
  // The lower of both limits: the higher one would be refused next.
  if (amount > transferable && transferable <= max) return 'free'
  return amount > max ? 'max' : undefined
}
