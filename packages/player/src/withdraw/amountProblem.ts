import type { Minor, OutputOf } from '@platform/sdk'
import { checkWithdrawAmount, type getWithdrawSettings } from '@platform/sdk/withdraw'

export type WithdrawSettings = OutputOf<typeof getWithdrawSettings>
export type AmountProblem = 'empty' | 'min' | 'max' | 'free'

/** Why an amount cannot be withdrawn; the gateway validates it again. */
export function amountProblem(settings: WithdrawSettings, amount: Minor | undefined): AmountProblem | undefined {
  if (amount === undefined) return 'empty'
  const code = checkWithdrawAmount(settings, amount)
  if (code) return code === 'withdraw.min' ? 'min' : 'max'
  return amount > settings.withdrawable ? 'free' : undefined
}
