import type { Minor } from '../core/Minor.ts'
import type { DepositChannel } from './DepositChannel.ts'
import { depositFee } from './depositFee.ts'

/** Why an amount is not valid for a channel, undefined if it is. Page and gateway use this same check. */
export function checkDepositAmount(
  channel: Pick<DepositChannel, 'min' | 'max' | 'multiple' | 'feeRate' | 'feeFixed'>,
  amount: Minor,
): 'deposit.min' | 'deposit.max' | 'deposit.multiple' | undefined {
  if (amount < channel.min || depositFee(channel, amount) >= amount) return 'deposit.min'
  if (amount > channel.max) return 'deposit.max'
  return amount % channel.multiple === 0 ? undefined : 'deposit.multiple'
}
