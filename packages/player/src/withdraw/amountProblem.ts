import type { Minor, OutputOf } from '@platform/sdk'
import { checkWithdrawAmount, type getWithdrawSettings } from '@platform/sdk/withdraw'

export type WithdrawSettings = OutputOf<typeof getWithdrawSettings>
export type AmountProblem = 'empty' | 'min' | 'max' | 'free'

/** Why an amount cannot be withdrawn; the gateway validates it again. */
export function amountProblem(
  settings: Pick<WithdrawSettings, 'min' | 'max' | 'fee' | 'withdrawable'>,
  amount: Minor | undefined,
): AmountProblem | undefined {
  if (amount === undefined) return 'empty'
  const code = checkWithdrawAmount(settings, amount)
  if (code === 'withdraw.min') return 'min'
  // The lower of both limits: the higher one would be refused next.
  if (amount > settings.withdrawable && settings.withdrawable <= settings.max) return 'free'
  return code && 'max'
}
