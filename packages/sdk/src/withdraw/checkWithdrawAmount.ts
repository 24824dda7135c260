import type { OutputOf } from '../core/Call.ts'
import type { Minor } from '../core/Minor.ts'
import type { getWithdrawSettings } from './getWithdrawSettings.ts'
import { withdrawFee } from './withdrawFee.ts'

type Rules = Pick<OutputOf<typeof getWithdrawSettings>, 'min' | 'max' | 'fee'>

/** Why an amount cannot be withdrawn, undefined if it can, according to the rules. Page and gateway use this same check. */
export function checkWithdrawAmount({ min, max, fee }: Rules, amount: Minor): 'withdraw.min' | 'withdraw.max' | undefined {
  if (amount < min || withdrawFee(fee, amount) >= amount) return 'withdraw.min'
  return amount > max ? 'withdraw.max' : undefined
}
