import type { OutputOf } from '../core/Call.ts'
import type { Minor } from '../core/Minor.ts'
import type { getWithdrawSettings } from './getWithdrawSettings.ts'
import { withdrawFee } from './withdrawFee.ts'

type Rules = Pick<OutputOf<typeof getWithdrawSettings>, 'min' | 'max' | 'fee'>

/** Why an amount cannot be withdrawn, undefined where it can, as far as rules go. Page and gateway ask the same. */
export function checkWithdrawAmount({ min, max, fee }: Rules, amount: Minor): 'withdraw.min' | 'withdraw.max' | undefined {
  if (amount < min || withdrawFee(fee, amount) >= amount) return 'withdraw.min'
  return amount > max ? 'withdraw.max' : undefined
}
