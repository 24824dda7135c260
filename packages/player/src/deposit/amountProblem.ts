import type { Minor } from '@platform/sdk'
import { checkDepositAmount, type DepositLimit } from '@platform/sdk/deposit'

export type AmountProblem = 'empty' | 'min' | 'max' | 'multiple' | 'overLimit'

/** What remains of all limits: the minimum. */
export const leftOf = (limits: readonly DepositLimit[]): number => Math.min(...limits.map(({ left }) => left))

/** The error of an amount; the gateway has the final decision. */
export function amountProblem(
  amount: Minor | undefined,
  channel: Parameters<typeof checkDepositAmount>[0],
  limits: readonly DepositLimit[],
): AmountProblem | undefined {
  if (amount === undefined) return 'empty'
  const code = checkDepositAmount(channel, amount)
  // The lower of both limits: the higher one would be refused next.
  if (code === 'deposit.max' && leftOf(limits) < channel.max) return 'overLimit'
  if (code) return code.replace('deposit.', '') as AmountProblem
  return amount > leftOf(limits) ? 'overLimit' : undefined
}
